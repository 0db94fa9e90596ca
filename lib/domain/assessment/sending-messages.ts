export const SUBMIT_OFFLINE_SAVED =
  "You seem to be offline. Your answers are saved on this device; press Complete Assessment again.";
export const SUBMIT_OFFLINE_UNSAVED =
  "You seem to be offline. Keep this page open, and press Complete Assessment again.";
export const DRAFT_OUT_OF_DATE =
  "This assessment is open in another tab and was changed there. What you see here is out of date.";
export const SUBMIT_FAILED = "Failed to submit assessment";
export const SUBMIT_SUCCEEDED = "Assessment Complete!";
