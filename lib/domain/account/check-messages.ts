/** What the checks say beside a field; the specification's own words. They are loaded when a form is first touched. */
export const PASSWORD_TOO_SHORT = "Password must be at least 8 characters long";
export const PASSWORD_NEEDS_LOWERCASE = "Password must contain at least one lowercase letter";
export const PASSWORD_NEEDS_UPPERCASE = "Password must contain at least one uppercase letter";
export const PASSWORD_NEEDS_NUMBER = "Password must contain at least one number";
export const PASSWORD_TOO_LONG = "Please keep your password to 128 characters or fewer";
export const EMAIL_NOT_VALID = "Please enter a valid email address.";
export const EMAIL_REQUIRED = "Email is required";
export const PASSWORD_REQUIRED = "Password is required";
