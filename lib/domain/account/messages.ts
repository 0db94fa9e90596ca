/** Sentences about accounts; the specification's own words. */
export const PASSWORD_TOO_SHORT = "Password must be at least 8 characters long";
export const PASSWORD_NEEDS_LOWERCASE = "Password must contain at least one lowercase letter";
export const PASSWORD_NEEDS_UPPERCASE = "Password must contain at least one uppercase letter";
export const PASSWORD_NEEDS_NUMBER = "Password must contain at least one number";
export const PASSWORD_TOO_LONG = "Please keep your password under 128 characters";
export const EMAIL_NOT_VALID = "Please enter a valid email address.";
export const ACCOUNT_CREATED = "Account Created Successfully!";
export const REGISTRATION_FAILED = "Registration Failed";
export const REGISTRATION_FAILED_DETAIL =
  "Failed to create account. You can still access your report without an account.";
