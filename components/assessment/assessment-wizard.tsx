"use client";

import { useRouter } from "next/navigation";
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from "react";
import { FormProvider } from "react-hook-form";
import { api, detailOf } from "@/lib/client/api";
import { countStep, endVisit } from "@/lib/client/funnel";
import { endToast, toast } from "@/lib/client/toast";
import * as say from "@/lib/domain/assessment/messages";
import { STEP_COUNT, STEPS, stepOf } from "@/lib/domain/assessment/steps";
import type { AssessmentSubmission } from "@/lib/domain/assessment/submission";
import { problemsIn } from "./problems";
import { ChallengesStep } from "./steps/challenges-step";
import { CompanyStep } from "./steps/company-step";
import { FamilyStep } from "./steps/family-step";
import { OrganizationStep } from "./steps/organization-step";
import { YouAndAiStep } from "./steps/you-and-ai-step";
import { useDraft } from "./use-draft";
import { usePlace } from "./use-place";
import { useSteps } from "./use-steps";
import { WizardFoot } from "./wizard-foot";
import { useWizardForm } from "./wizard-form";
import { WizardProgress } from "./wizard-progress";

const STEP_SCREENS = [CompanyStep, ChallengesStep, YouAndAiStep, OrganizationStep, FamilyStep];

/** Five steps, one form. `welcome` stands above the questions of the first step. */
export function AssessmentWizard({ welcome }: { welcome: ReactNode }) {
  const form = useWizardForm();
  const router = useRouter();
  const formElement = useRef<HTMLFormElement>(null);
  const { step, goOn, goTo } = useSteps();
  const draft = useDraft(form, step, goTo);
  const place = usePlace(formElement, step);
  const [isSubmitting, setSubmitting] = useState(false);
  useEffect(() => {
    if (draft.isReady) countStep(step);
  }, [step, draft.isReady]);
  const Questions = STEP_SCREENS[step - 1] ?? CompanyStep;

  const leadToProblems = (fields: string[]) => {
    goTo(stepOf(fields) ?? step);
    place.showFirstProblem();
  };

  const goOnIfComplete = async () => {
    const isComplete = await form.trigger(STEPS[step - 1]?.required);
    if (isComplete) {
      endToast();
      place.forgetProblems();
      return goOn(step + 1);
    }
    toast({ title: say.VALIDATION_TITLE, description: say.VALIDATION_DETAIL, tone: "problem" });
    place.showFirstProblem();
  };

  const send = async (submission: AssessmentSubmission) => {
    setSubmitting(true);
    try {
      const { assessmentId } = await api<{ assessmentId: string }>("/api/assessments", {
        method: "POST",
        body: submission,
        headers: { "Idempotency-Key": draft.keyForSending() },
      });
      draft.settle(assessmentId);
      endVisit();
      toast({ title: say.SUBMIT_SUCCEEDED });
      router.push(`/summary/${assessmentId}`);
    } catch (error) {
      setSubmitting(false);
      toast({ title: "Error", description: detailOf(error, say.SUBMIT_FAILED), tone: "problem" });
      const problems = problemsIn(error);
      for (const { field, message } of problems) form.setError(field, { message });
      if (problems.length > 0) leadToProblems(problems.map(({ field }) => field));
    }
  };

  const complete = form.handleSubmit(send, (errors) => {
    toast({ title: say.VALIDATION_TITLE, description: say.VALIDATION_DETAIL, tone: "problem" });
    leadToProblems(Object.keys(errors));
  });

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!draft.isReady || isSubmitting) return;
    (step < STEP_COUNT ? goOnIfComplete() : complete()).catch(sayUnchecked);
  };

  return (
    <FormProvider {...form}>
      <form method="post" ref={formElement} onSubmit={submit} noValidate>
        <WizardProgress step={step} isSaved={draft.isSaved} />
        <h1 tabIndex={-1} className="mt-8 text-4xl outline-none">
          {STEPS[step - 1]?.title}
        </h1>
        {step === 1 && welcome}
        <div className="mt-8 grid gap-10">
          <Questions />
        </div>
        <WizardFoot
          step={step}
          isReady={draft.isReady}
          isSubmitting={isSubmitting}
          onPrevious={() => {
            endToast();
            place.forgetProblems();
            goTo(step - 1);
          }}
        />
      </form>
    </FormProvider>
  );
}

/** What checks the answers comes after the page, and may not have arrived on a bad line. */
const sayUnchecked = () => toast({ title: "Error", description: say.CHECKS_MISSING, tone: "problem" });
