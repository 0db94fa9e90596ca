/** What the server says of accounts. Apart from the sentences of the screens, so that no page carries it. */
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
