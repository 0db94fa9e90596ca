import { useEffect } from "react";
import { type Resolver, type UseFormReturn, useForm } from "react-hook-form";
import { atFirstTouch } from "@/lib/client/at-first-touch";
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
