export const PHONE_REQUIRED = "Phone number is required";
export const PHONE_EXAMPLE = "+1234567890";
export const PHONE_INVALID = `Please enter a valid phone number (e.g., ${PHONE_EXAMPLE})`;
export const CALL_FAILED = "Failed to submit call request. Please try again.";
export const CALL_ACCEPTED = "Your call request is in. A person from the chapter will call you back.";
export const CALL_COUNTRY = "We can only call numbers in Canada and the United States.";
export const CALL_KIND = "We can only call a landline or a mobile phone.";
export const CALL_OURS = "This is our own number. Please enter yours.";
export const NO_SUCH_CALL = "This call request does not exist.";
export const CALL_NEEDS_REPORT = "Calls are part of the full report. Unlock the report first.";
export const CALL_ACCEPTED_BY_AGENT =
  "Your call request is in. The AI voice agent will call you as soon as calling hours allow.";
/** Consent to an automated call. Changed wording gets a new version. */
export const CALL_CONSENT =
  "I agree to be called at this number by an AI voice agent about my report, and to the call being recorded and transcribed.";
export const CALL_CONSENT_VERSION = "ai-call-2";
export const CALL_CONSENT_REQUIRED = "Please agree to being called by the AI voice agent first.";
export const CALL_WEBHOOK_NOT_SIGNED = "The message is not signed by the voice service.";
export const CALLS_NOT_CONFIGURED = "No voice service is configured.";
