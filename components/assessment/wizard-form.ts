import { useEffect } from "react";
import { type Resolver, type UseFormReturn, useForm } from "react-hook-form";
import { type DraftAnswers, NO_ANSWERS } from "@/lib/domain/assessment/draft";
import type { AssessmentSubmission } from "@/lib/domain/assessment/submission";

export type WizardForm = UseFormReturn<DraftAnswers, unknown, AssessmentSubmission>;

export function useWizardForm(): WizardForm {
  useEffect(() => whenIdle(() => void loadChecks().catch(() => undefined)), []);
  return useForm({ resolver, defaultValues: NO_ANSWERS, shouldFocusError: false });
}

const loadChecks = () => import("./wizard-checks");

/** Throws where the checks are not there yet and cannot be fetched. */
const resolver: Resolver<DraftAnswers, unknown, AssessmentSubmission> = async (...answers) =>
  (await loadChecks()).resolver(...answers);

/** Runs the work when the page has nothing else to do. Safari has no word for that, so there it waits a little. */
function whenIdle(work: () => void): () => void {
  if (typeof requestIdleCallback === "undefined") {
    const timer = setTimeout(work, 500);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(work);
  return () => cancelIdleCallback(handle);
}
