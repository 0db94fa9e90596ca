/** Sentences about answers that are saved to be finished on another device. */
export const DRAFT_BUTTON = "Finish on another device";
export const DRAFT_PROMISE = "We email you a link and keep your answers for 30 days.";
export const DRAFT_REMIND = "Remind me once if I have not finished in 3 days";
export const DRAFT_CONTACT = "The chapter may contact me about it";
export const DRAFT_SEND = "Send Link";
export const draftSaved = (time: string): string => `Saved ${time}. The link is in your email.`;
export const DRAFT_SENT = "Your link is on its way";
export const DRAFT_SENT_TEXT =
  "From now on, each Continue saves your answers. Open the link on any device to go on there.";
export const DRAFT_NOT_SENT = "The link could not be sent. Please try again.";

export const DRAFT_ELSEWHERE = "You went on elsewhere.";
export const DRAFT_LOAD_NEWER = "Load the Newer Answers";
export const DRAFT_NOT_LOADED = "The newer answers could not be loaded. Please try again.";

export const DRAFT_LINK_ENDED = "This link has ended, or never was.";
export const DRAFT_LINK_ENDED_TEXT =
  "Saved answers are kept for 30 days, and deleted as soon as the assessment is complete.";
export const DRAFT_RESUME_TITLE = "Continue your assessment";
export const continueFor = (companyName: string): string =>
  companyName === "" ? "Continue your assessment?" : `Continue your assessment for ${companyName}?`;
export const DRAFT_RESUME_TEXT = "Your answers move to this device, and the link stays good.";
export const DRAFT_REPLACES = "They replace the answers that this device has kept.";
export const DRAFT_CONTINUE = "Continue";
export const DRAFT_DELETE = "Delete What Was Saved";
export const DRAFT_DELETED = "Your saved answers are deleted";
export const DRAFT_DELETED_TEXT = "The link in our message no longer opens anything.";
export const DRAFT_RESUME_FAILED = "Your answers could not be loaded. Please try again.";
export const DRAFT_DELETE_FAILED = "Your answers could not be deleted. Please try again.";
export const DRAFT_NOT_KEPT =
  "This browser keeps nothing on the device, so your answers cannot be moved to it. Please allow storage for this site, or use another browser.";
