import { useEffect } from "react";
import { type Resolver, type UseFormReturn, useForm } from "react-hook-form";
import { type DraftAnswers, NO_ANSWERS } from "@/lib/domain/assessment/draft";
import type { AssessmentSubmission } from "@/lib/domain/assessment/submission";

export type WizardForm = UseFormReturn<DraftAnswers, unknown, AssessmentSubmission>;

export function useWizardForm(): WizardForm {
  useEffect(() => atFirstTouch(() => void loadChecks().catch(() => undefined)), []);
  return useForm({ resolver, defaultValues: NO_ANSWERS, shouldFocusError: false });
}

let areLoaded = false;
const loadChecks = async () => {
  const { resolver: check } = await import("./wizard-checks");
  areLoaded = true;
  return check;
};

/** Whether the next Continue is answered at once. */
export const areChecksLoaded = (): boolean => areLoaded;

/** Throws where the checks are not there yet and cannot be fetched. */
const resolver: Resolver<DraftAnswers, unknown, AssessmentSubmission> = async (...answers) =>
  (await loadChecks())(...answers);

/** Deferred work: runs once the visitor begins to answer; until then a slow phone has enough to do with the page. */
function atFirstTouch(work: () => void): () => void {
  const begun = new AbortController();
  const begin = () => {
    begun.abort();
    work();
  };
  for (const sign of ["pointerdown", "keydown"])
    window.addEventListener(sign, begin, { signal: begun.signal, passive: true });
  return () => begun.abort();
}
