/** Sentences about the second step at signing in. */
export const TWO_STEP_WRONG = "This code is not right. Please enter the one that your app shows now.";
export const TWO_STEP_ON_ALREADY = "Two-step sign-in is on already.";
export const TWO_STEP_NOT_BEGUN = "Please begin again: there is nothing to confirm.";
export const TWO_STEP_IS_OFF = "Two-step sign-in is off.";
export const TWO_STEP_TURNED_OFF = "Two-step sign-in is off for this account.";
export const NO_SUCH_TWO_STEP = "This user has no two-step sign-in.";
export const CODE_REQUIRED = "Please enter the code";

export const TWO_STEP_TITLE = "Two-step sign-in";
export const TWO_STEP_ABOUT =
  "After your password you enter a six-digit code from an app on your phone, so that a leaked password alone is not enough.";
export const TWO_STEP_SCAN =
  "Scan this with an authenticator app, or type the key into it. Then enter the code that it shows.";
export const RECOVERY_ABOUT =
  "Each of these codes signs you in once, if your phone is lost. Keep them somewhere safe: they are shown only now.";
export const TWO_STEP_FAILED = "That could not be done. Please try again.";

export const ACCOUNT_TITLE = "Your account";
export const SESSIONS_TITLE = "Where you are signed in";
export const SESSIONS_FAILED = "Your sign-ins could not be loaded.";
export const SESSIONS_ENDED = "Every other device has been signed out.";
