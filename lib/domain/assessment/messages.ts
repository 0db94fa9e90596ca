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
/** Beside the button, where no answer came from the server. */
export const SUBMIT_OFFLINE_SAVED =
  "You seem to be offline. Your answers are saved on this device; press Complete Assessment again.";
export const SUBMIT_OFFLINE_UNSAVED =
  "You seem to be offline. Keep this page open, and press Complete Assessment again.";
export const DRAFT_OUT_OF_DATE =
  "This assessment is open in another tab and was changed there. What you see here is out of date.";
export const SUBMIT_FAILED = "Failed to submit assessment";
export const SUBMIT_SUCCEEDED = "Assessment Complete!";
export const NO_SUCH_ASSESSMENT = "The requested assessment could not be found.";
/** Consent to follow-up email. Changed wording gets a new version. */
export const FOLLOW_UP_CONSENT =
  "Email me occasional advice on acting on my results. I can unsubscribe at any time.";
export const FOLLOW_UP_CONSENT_VERSION = "follow-up-email-2";
