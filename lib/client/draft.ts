import type { DraftAnswers, NoAnswers } from "@/lib/domain/assessment/draft";
import { STEP_COUNT } from "@/lib/domain/assessment/step-count";
import { usableAnswers } from "@/lib/domain/assessment/usable-answers";
import { draftName } from "./draft-name";

export interface Draft {
  answers: DraftAnswers;
  step: number;
  /** Idempotency key: the same answers sent twice are one assessment. Empty until what sends them is there. */
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
        "submissionKey" in kept && typeof kept.submissionKey === "string" ? kept.submissionKey : "",
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

const isStep = (step: unknown): step is number =>
  typeof step === "number" && Number.isInteger(step) && step >= 1 && step <= STEP_COUNT;
