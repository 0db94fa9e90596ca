import type { WizardInput } from "./wizard-form";

/** The answers as they are kept in the browser until they are submitted. */
export interface Draft {
  values: WizardInput;
  step: number;
  /** The same for each try to submit these answers, so that the server stores them once. */
  submissionKey: string;
}

const DRAFT_KEY = "assessmentDraft";
const LAST_RESULT_KEY = "lastAssessment";

export function readDraft(): Draft | null {
  try {
    const draft = JSON.parse(localStorage.getItem(DRAFT_KEY) ?? "null");
    return draft !== null && typeof draft.values === "object" && typeof draft.step === "number"
      ? draft
      : null;
  } catch {
    return null;
  }
}

/** False where the browser keeps nothing, as in some private windows. */
export function saveDraft(draft: Draft): boolean {
  try {
    localStorage.setItem(DRAFT_KEY, JSON.stringify(draft));
    return true;
  } catch {
    return false;
  }
}

/** The answers are with the server: the draft goes, the result stays. */
export function finishDraft(assessmentId: string): void {
  try {
    localStorage.removeItem(DRAFT_KEY);
    localStorage.setItem(LAST_RESULT_KEY, JSON.stringify({ assessmentId }));
  } catch {
    // Nothing is kept in this browser; the address of the summary leads back.
  }
}

export function newSubmissionKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, "0"),
  ).join("");
}
