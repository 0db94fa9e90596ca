import { SAVED_DRAFT } from "./draft-kept";
import { draftName, retakenId } from "./draft-name";
import { saveKeepFamily } from "./kept-family";
import { rememberResult } from "./last-result";

/** The answers are with the server now: the device keeps only which assessment they became. */
export function settleDraft(assessmentId: string): void {
  try {
    localStorage.removeItem(draftName());
    if (retakenId() === null) localStorage.removeItem(SAVED_DRAFT);
    saveKeepFamily(false);
    rememberResult(assessmentId);
  } catch {
    // Without storage there was no draft either.
  }
}
