export const PHONE_REQUIRED = "Phone number is required";
export const PHONE_INVALID = "Please enter a valid phone number (e.g., +1234567890)";
export const CALL_FAILED = "Failed to submit call request. Please try again.";
export const CALL_ACCEPTED = "Your call request is in. A person from the chapter will call you back.";
export const CALL_COUNTRY = "We can only call numbers in Canada and the United States.";
export const CALL_NEEDS_REPORT = "Calls are part of the full report. Unlock the report first.";
export const CALL_LIMIT = "This number has been requested often enough for now. Please try again later.";
