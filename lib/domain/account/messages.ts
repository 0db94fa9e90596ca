/** Sentences about accounts; the specification's own words. */
export const PASSWORD_TOO_SHORT = "Password must be at least 8 characters long";
export const PASSWORD_NEEDS_LOWERCASE = "Password must contain at least one lowercase letter";
export const PASSWORD_NEEDS_UPPERCASE = "Password must contain at least one uppercase letter";
export const PASSWORD_NEEDS_NUMBER = "Password must contain at least one number";
export const PASSWORD_TOO_LONG = "Please keep your password to 128 characters or fewer";
export const EMAIL_NOT_VALID = "Please enter a valid email address.";
export const ACCOUNT_CREATED = "Account Created Successfully!";
export const REGISTRATION_FAILED = "Registration Failed";
/** Beside the form, where no answer came: the account is not to blame. */
export const REGISTRATION_OFFLINE =
  "You seem to be offline. Nothing is wrong with what you typed; press the button again once you are connected.";
export const REGISTRATION_FAILED_DETAIL =
  "Failed to create account. You can still access your report without an account.";

/** Signing in. */
export const WELCOME_BACK = "Welcome Back!";
export const WELCOME_ADMIN = "Welcome Admin!";
export const SIGNED_OUT = "You were signed out. Please sign in again.";
export const LOGIN_FAILED = "Login Failed";
export const LOGIN_FAILED_DETAIL = "Invalid username or password.";
export const LOGIN_FAILED_ALERT = "Login failed. Please check your credentials.";
export const REGISTER_FAILED_DETAIL = "Failed to create account. Please try again.";
export const EMAIL_REQUIRED = "Email is required";
export const PASSWORD_REQUIRED = "Password is required";
export const VERIFYING = "Verifying authentication...";

/** Saving a report. */
export const REPORT_NOT_SAVED =
  "Your account is ready. This report could not be added to it just now; you can add it from My Reports.";
export const ACCOUNT_EXISTS = "You already have an account with this email.";

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
export const PASSWORD_RULES =
  "At least 8 characters, with a lowercase letter, an uppercase letter and a number";

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

/** What the server says. */
export const ADDRESS_TAKEN =
  "There is already an account with this email address. Please sign in, or reset your password.";
export const REGISTERED = "Your account is ready.";
export const REGISTERED_AND_SAVED = "Your account is ready and the report is saved in it.";
export const REGISTERED_AND_BOOKMARKED = "Your account is ready and the report is in My Reports.";
export const REGISTERED_NOT_SAVED =
  "Your account is ready. This report could not be found, so it was not added.";
export const NO_ASSESSMENT = "No assessment found.";
export const LINKED = "The report is saved in your account.";
export const BOOKMARKED = "The report is in My Reports.";
export const RESET_TOKEN_SPENT =
  "This reset link has expired or has already been used. Please ask for a new one.";
export const PASSWORD_WAS_RESET = "Your password has been reset. Please sign in with the new one.";
export const OLD_PASSWORD_WRONG = "Your current password is incorrect.";
export const PASSWORD_CHANGE_REQUIRED = "Please set a password of your own first.";
export const PASSWORD_COMMON = "This password is one that many people use. Please choose another.";
