import { type DraftAnswers, draftFrom } from "@/lib/domain/assessment/draft";
import { STEP_COUNT } from "@/lib/domain/assessment/steps";
import { DRAFT } from "./draft-kept";
import { rememberResult } from "./last-result";

export interface Draft {
  answers: DraftAnswers;
  step: number;
  /** Idempotency key: the same answers sent twice are one assessment. */
  submissionKey: string;
}

/** The answers kept on this device; null where there are none, or none that can be read. */
export function readDraft(): Draft | null {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(DRAFT) ?? "null");
    if (typeof kept !== "object" || kept === null || !("answers" in kept)) return null;
    return {
      answers: draftFrom(kept.answers),
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
export function onOtherTabsDraft(listener: (answers: DraftAnswers | null) => void): () => void {
  const onStorage = (event: StorageEvent) => {
    if (event.key === DRAFT) listener(readDraft()?.answers ?? null);
  };
  window.addEventListener("storage", onStorage);
  return () => window.removeEventListener("storage", onStorage);
}

/** True where the device kept it: storage may be full, or switched off. */
export function saveDraft(draft: Draft): boolean {
  try {
    localStorage.setItem(DRAFT, JSON.stringify(draft));
    return true;
  } catch {
    return false;
  }
}

/** The answers are with the server now: the device keeps only which assessment they became. */
export function settleDraft(assessmentId: string): void {
  try {
    localStorage.removeItem(DRAFT);
    rememberResult(assessmentId);
  } catch {
    // Without storage there was no draft either.
  }
}

/** A random UUID. `crypto.randomUUID` is missing where a page is served without https. */
export function newSubmissionKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const hex = Array.from(bytes, (byte, at) => marked(byte, at).toString(16).padStart(2, "0")).join("");
  return hex.replace(/(.{8})(.{4})(.{4})(.{4})(.{12})/, "$1-$2-$3-$4-$5");
}

/** Version 4 and its variant, where a UUID says them. */
function marked(byte: number, at: number): number {
  if (at === 6) return (byte & 0x0f) | 0x40;
  if (at === 8) return (byte & 0x3f) | 0x80;
  return byte;
}

const isStep = (step: unknown): step is number =>
  typeof step === "number" && Number.isInteger(step) && step >= 1 && step <= STEP_COUNT;
