import "@/lib/domain/no-eval";
import { zodResolver } from "@hookform/resolvers/zod";
import { type UseFormReturn, useForm } from "react-hook-form";
import { type DraftAnswers, NO_ANSWERS } from "@/lib/domain/assessment/draft";
import { WizardAnswers } from "@/lib/domain/assessment/steps";
import type { AssessmentSubmission } from "@/lib/domain/assessment/submission";

export type WizardForm = UseFormReturn<DraftAnswers, unknown, AssessmentSubmission>;

const resolver = zodResolver<DraftAnswers, unknown, AssessmentSubmission>(WizardAnswers);

export const useWizardForm = (): WizardForm =>
  useForm({ resolver, defaultValues: NO_ANSWERS, shouldFocusError: false });
