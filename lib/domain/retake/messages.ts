import { longDate } from "../dates";

/** Sentences about taking an assessment again. */
export const NOT_YOUR_ASSESSMENT =
  "Only the account that an assessment is saved in can take it again. Sign in with that account.";
export const NO_EARLIER_ONE = "There is no earlier assessment to compare this one with.";
export const NOT_YOUR_PROGRESS =
  "Only the owner of this report can see its progress. Sign in with the account that the report is saved in.";

export const tooEarly = (from: Date): string => `You can take this assessment again from ${longDate(from)}.`;

export const REMINDER_WORDING_VERSION = "2026-11-22";

export const REMIND_ME = "Remind me in 90 days.";
export const REMINDER_FAILED = "That could not be saved. Please try again.";

export const RETAKE_FAILED = "Your earlier answers could not be loaded. Please try again.";
export const retakeIntro = (asOf: Date): string =>
  `You take again what you answered on ${longDate(asOf)}. Your company's details are filled in; everything that is scored is asked anew. About 8 minutes.`;
export const keepFamilyOf = (asOf: Date): string => `Keep my family answers of ${longDate(asOf)}`;
export const RETAKE_INCLUDED = "The report of this retake is included.";
