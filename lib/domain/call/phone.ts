import { PHONE_INVALID, PHONE_REQUIRED } from "./messages";

/** The specification's form of a number: an optional plus, a digit other than 0, then 1 to 14 more. */
export const PHONE_PATTERN = /^\+?[1-9]\d{1,14}$/;

/** What is wrong with a number as typed, in words; null where nothing is. */
export function phoneProblem(typed: string): string | null {
  if (typed.trim() === "") return PHONE_REQUIRED;
  return PHONE_PATTERN.test(typed.trim()) ? null : PHONE_INVALID;
}

/**
 * The number in the field after a change. One that comes at once, from the phone's memory or a paste, comes with
 * blanks, brackets and hyphens that the form of a number has no room for: they are left out.
 */
export const afterTyping = (before: string, after: string): string =>
  after.length - before.length > 1 ? after.replace(/[\s().\-\u2010-\u2015]/g, "") : after;

/** "+1 604 234 5601"; numbers of other plans as they are stored. */
export const phoneInWords = (number: string): string =>
  number.replace(/^(\+1)(\d{3})(\d{3})(\d{4})$/, "$1 $2 $3 $4");

/** The success message stays this long, then the dialog closes by itself. */
export const CALL_DIALOG_CLOSE_MS = 10_000;
