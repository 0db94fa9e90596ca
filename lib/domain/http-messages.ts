/** Sentences for refusals that no feature owns. */
export const SERVER_ERROR = "Server error - please try again later";
export const BODY_TOO_LARGE = "The request is too large.";
export const BODY_NOT_JSON = "The request must be JSON.";
export const BODY_INVALID = "Please check the marked fields.";
export const BODY_MISSHAPEN = "The request must be a JSON object.";
export const FIELD_MISSING = "This field is required.";
export const FIELD_MISSHAPEN = "Please check this field.";
export const oneOf = (values: readonly string[]): string => `Please use one of: ${values.join(", ")}.`;
export const WRONG_ORIGIN = "This request did not come from our own pages.";
export const NOT_FOUND = "There is no such page or call.";
export const METHOD_NOT_ALLOWED = "This call does not take that method.";
/** `when` is such as "in 2 minutes". */
export const tooManyAttempts = (when: string): string => `Too many attempts. Try again ${when}.`;
export const TOO_MANY_SIGN_INS = (when: string): string =>
  `Too many attempts. Try again ${when}, or reset your password.`;
export const TOO_MANY_PAYMENTS = (when: string): string =>
  `Too many attempts. Your card was not charged this time. Try again ${when}, or use a coupon code.`;
export const DATABASE_AWAY =
  "The service is briefly unavailable. Nothing was lost; please try again in a moment.";
export const SIGN_IN_REQUIRED = "Please sign in.";
export const NOT_ALLOWED = "You are not allowed to do this.";
export const NOT_LOADED =
  "This part of the page could not be loaded. Please check your connection and try again.";
