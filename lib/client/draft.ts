import { v4 as newSubmissionKey } from "uuid";
import type { DraftAnswers, NoAnswers } from "@/lib/domain/assessment/draft";
import { STEP_COUNT } from "@/lib/domain/assessment/step-count";
import { usableAnswers } from "@/lib/domain/assessment/usable-answers";
import { SAVED_DRAFT } from "./draft-kept";
import { draftName, retakenId } from "./draft-name";
import { saveKeepFamily } from "./kept-family";
import { rememberResult } from "./last-result";

export { newSubmissionKey };

export interface Draft {
  answers: DraftAnswers;
  step: number;
  /** Idempotency key: the same answers sent twice are one assessment. */
  submissionKey: string;
}

/** The answers kept on this device; null where there are none, or none that can be read. */
export function readDraft(unanswered: NoAnswers): Draft | null {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(draftName()) ?? "null");
    if (typeof kept !== "object" || kept === null || !("answers" in kept)) return null;
    return {
      answers: usableAnswers(kept.answers, unanswered),
      step: "step" in kept && isStep(kept.step) ? kept.step : 1,
      submissionKey:
        "submissionKey" in kept && typeof kept.submissionKey === "string"
          ? kept.submissionKey
          : newSubmissionKey(),
    };
  } catch {
    return null;
  }
}

/** Storage event: the answers that another tab of this browser has just saved; null where it has submitted them. */
export function onOtherTabsDraft(
  unanswered: NoAnswers,
  listener: (answers: DraftAnswers | null) => void,
): () => void {
  const onStorage = (event: StorageEvent) => {
    if (event.key === draftName()) listener(readDraft(unanswered)?.answers ?? null);
  };
  window.addEventListener("storage", onStorage);
  return () => window.removeEventListener("storage", onStorage);
}

/** True where the device kept it: storage may be full, or switched off. */
export function saveDraft(draft: Draft): boolean {
  try {
    localStorage.setItem(draftName(), JSON.stringify(draft));
    return true;
  } catch {
    return false;
  }
}

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

const isStep = (step: unknown): step is number =>
  typeof step === "number" && Number.isInteger(step) && step >= 1 && step <= STEP_COUNT;
