/** Sentences of the assessment that people read; the specification's own words where it has them. */
export const EMAIL_INVALID = "Valid email is required";
export const CONFIDENCE_RANGE = "Please choose a number from 1 to 10";
export const PICK_AT_LEAST_ONE = "Please pick at least one";
export const PICKS_INCONSISTENT = "Each answer counts once, and 'none' cannot be combined with others";
/** The specification gives perception and posture an empty message; screens then say `CHOOSE_ONE`. */
export const NO_MESSAGE = "";
export const CHOOSE_ONE = "Please choose one";

/** At the head of the form: so that only the few others need a mark. */
export const WHAT_IS_REQUIRED = "Every answer is required, except where it says (optional).";
export const VALIDATION_TITLE = "Validation Error";
export const VALIDATION_DETAIL = "Please fill out all required fields before continuing.";
export const CHECKS_MISSING =
  "Your answers could not be checked. They are kept on this device; please try again in a moment.";
export const NO_SUCH_ASSESSMENT = "The requested assessment could not be found.";
/** Consent to follow-up email. Changed wording gets a new version. */
export const FOLLOW_UP_CONSENT =
  "Email me occasional advice on acting on my results. I can unsubscribe at any time.";
export const FOLLOW_UP_CONSENT_VERSION = "follow-up-email-2";
