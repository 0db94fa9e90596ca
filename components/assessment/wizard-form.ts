import { useEffect } from "react";
import { type Resolver, type UseFormReturn, useForm } from "react-hook-form";
import { atFirstTouch } from "@/lib/client/at-first-touch";
import { whenIdle } from "@/lib/client/when-idle";
import type { DraftAnswers, NoAnswers } from "@/lib/domain/assessment/draft";
import type { AssessmentSubmission } from "@/lib/domain/assessment/submission";
import { loadLater } from "./load-later";

export type WizardForm = UseFormReturn<DraftAnswers, unknown, AssessmentSubmission>;

export function useWizardForm(unanswered: NoAnswers): WizardForm {
  useEffect(() => {
    const load = () => void loadLater().catch(() => undefined);
    const stops = [atFirstTouch(load), whenIdle(load)];
    return () => {
      for (const stop of stops) stop();
    };
  }, []);
  return useForm({ resolver, defaultValues: unanswered, shouldFocusError: false });
}

/** Throws where the checks are not there yet and cannot be fetched. */
const resolver: Resolver<DraftAnswers, unknown, AssessmentSubmission> = async (...answers) =>
  (await loadLater()).resolver(...answers);
