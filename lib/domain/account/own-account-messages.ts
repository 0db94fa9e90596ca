/** Sentences for those who have an account, and of passwords that were forgotten: not on the pages to sign in. */

/** A forgotten password. */
export const VALID_EMAIL_REQUIRED = "Valid email is required";
export const RESET_SENT_ALERT = "Password reset instructions have been sent to your email.";
export const RESET_SEND_FAILED_ALERT = "Failed to send reset email.";
export const RESET_SENT = "Reset Email Sent";
export const RESET_SENT_DETAIL = "If an account with this email exists, reset instructions have been sent.";
export const RESET_SEND_FAILED = "Failed to send reset email";
export const RESET_FAILED = "Failed to reset password";
export const NO_ANSWER = "Something went wrong. Please try again.";
export const RESET_TOKEN_REQUIRED = "Reset token is required";
export const RESET_PASSWORD_TOO_SHORT = "Password must be at least 8 characters";
export const RESET_PASSWORD_TOO_SIMPLE =
  "Password must contain at least one lowercase letter, one uppercase letter, and one number";
export const PASSWORDS_DIFFER = "Passwords don't match";

/** Changing a password. */
export const PASSWORD_CHANGED = "Password changed";
export const PASSWORD_CHANGED_DETAIL = "Every other device has been signed out.";
export const PASSWORD_CHANGE_FAILED = "Your password could not be changed. Please try again.";

/** My Reports. */
export const REPORTS_FAILED = "Failed to load your reports. Please try again.";
export const NO_REPORTS = "No Reports Yet";
export const REPORT_ADDED = "Added to your reports";
export const REPORT_NOT_ADDED = "This assessment could not be added. Please try again.";
export const DATA_FAILED = "Your data could not be downloaded. Please try again.";
export const ACCOUNT_DELETED = "Your account is deleted";
export const ACCOUNT_DELETED_WITH_ASSESSMENTS = "Your assessments and reports are deleted with it.";
export const ACCOUNT_DELETED_ALONE = "Your assessments remain available at their links.";
export const ACCOUNT_NOT_DELETED = "Your account could not be deleted. Please try again.";

/** Saving a report. */
export const REGISTRATION_FAILED_DETAIL =
  "Failed to create account. You can still access your report without an account.";
export const REPORT_NOT_SAVED =
  "Your account is ready. This report could not be added to it just now; you can add it from My Reports.";
export const ACCOUNT_EXISTS = "You already have an account with this email.";
