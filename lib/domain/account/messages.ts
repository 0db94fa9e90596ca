/** Sentences about accounts; the specification's own words. */
export const PASSWORD_RULES =
  "At least 8 characters, with a lowercase letter, an uppercase letter and a number";
export const ACCOUNT_CREATED = "Account Created Successfully!";
export const REGISTRATION_FAILED = "Registration Failed";
/** Beside the form, where no answer came: the account is not to blame. */
export const REGISTRATION_OFFLINE =
  "You seem to be offline. Nothing is wrong with what you typed; press the button again once you are connected.";

/** Signing in. */
export const WELCOME_BACK = "Welcome Back!";
export const WELCOME_ADMIN = "Welcome Admin!";
export const SIGNED_OUT = "You were signed out. Please sign in again.";
export const LOGIN_FAILED = "Login Failed";
export const LOGIN_FAILED_DETAIL = "Invalid username or password.";
export const LOGIN_FAILED_ALERT = "Login failed. Please check your credentials.";
export const REGISTER_FAILED_DETAIL = "Failed to create account. Please try again.";
/** The second step. Here, so that the pages to sign in do not carry what is said about setting it up. */
export const TWO_STEP_ASKED = "Enter the six digits that your app shows, or one of your recovery codes.";
export const VERIFYING = "Verifying authentication...";
