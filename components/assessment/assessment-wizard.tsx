"use client";

import { useRouter } from "next/navigation";
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from "react";
import { FormProvider } from "react-hook-form";
import { Alert } from "@/components/ui/alert";
import { ApiError, api, detailOf } from "@/lib/client/api";
import { campaignOfVisit } from "@/lib/client/campaign";
import { draftKeyHeader } from "@/lib/client/draft-kept";
import { countStep, endVisit } from "@/lib/client/funnel";
import { endToast, toast } from "@/lib/client/toast";
import * as say from "@/lib/domain/assessment/messages";
import { notedBefore } from "@/lib/domain/assessment/noted";
import type { QuestionKey } from "@/lib/domain/assessment/questions/questions";
import { STEP_COUNT, STEPS, stepOf } from "@/lib/domain/assessment/steps";
import type { AssessmentSubmission } from "@/lib/domain/assessment/submission";
import { DraftOutOfDate } from "./draft-out-of-date";
import { FinishElsewhere } from "./finish-elsewhere";
import { OpenAnswers } from "./open-answers";
import { problemsIn } from "./problems";
import { KeepFamily } from "./retake/keep-family";
import { RetakeContext } from "./retake/retake-context";
import { RetakeWelcome } from "./retake/retake-welcome";
import { useRetake } from "./retake/use-retake";
import { StepQuestions } from "./step-questions";
import { useDraft } from "./use-draft";
import { useProblemScroll } from "./use-problem-scroll";
import { useSteps } from "./use-steps";
import { WizardFoot } from "./wizard-foot";
import { areChecksLoaded, useWizardForm } from "./wizard-form";
import { WizardProgress } from "./wizard-progress";

/** Five steps, one form. `welcome` is shown above the questions of the first step. */
export function AssessmentWizard({ welcome }: { welcome: ReactNode }) {
  const form = useWizardForm();
  const router = useRouter();
  const formElement = useRef<HTMLFormElement>(null);
  const { step, continueTo, goTo, goBack } = useSteps();
  const draft = useDraft(form, step, goTo);
  const problems = useProblemScroll(formElement, step);
  const retake = useRetake(form, draft.isReady);
  const [isSubmitting, setSubmitting] = useState(false);
  const [isChecking, setChecking] = useState(false);
  const [isOffline, setOffline] = useState(false);
  /** The step that one was led back from, until one is there again. */
  const [ledFrom, setLedFrom] = useState(1);
  useEffect(() => {
    if (draft.isReady) countStep(step);
  }, [step, draft.isReady]);
  if (ledFrom > 1 && step >= ledFrom) setLedFrom(1);

  const leadTo = (problem: number) => {
    if (problem !== step) {
      setLedFrom(step);
      continueTo(problem);
    }
    problems.showFirstProblem();
  };
  const leadToProblems = (fields: string[]) => leadTo(stepOf(fields) ?? step);

  const continueIfValid = async (to: number, fields: readonly QuestionKey[] = []) => {
    setChecking(!areChecksLoaded());
    const isRight = await form.trigger([...fields]).finally(() => setChecking(false));
    if (isRight) {
      endToast();
      problems.forgetProblems();
      return continueTo(to);
    }
    toast({ title: say.VALIDATION_TITLE, description: say.VALIDATION_DETAIL, tone: "problem" });
    problems.showFirstProblem();
  };

  const showOpen = async (at: number, fields: QuestionKey[]) => {
    await form.trigger(fields);
    leadTo(at);
  };

  const send = async (submission: AssessmentSubmission) => {
    setSubmitting(true);
    setOffline(false);
    try {
      const { assessmentId } = await api<{ assessmentId: string }>("/api/assessments", {
        method: "POST",
        body: { ...submission, ...retake.sent, campaign: campaignOfVisit() },
        headers: {
          "Idempotency-Key": draft.present().submissionKey,
          ...(retake.id === null ? draftKeyHeader() : {}),
        },
      });
      draft.settle(assessmentId);
      endVisit();
      toast({ title: say.SUBMIT_SUCCEEDED });
      router.push(`/summary/${assessmentId}`);
    } catch (error) {
      setSubmitting(false);
      setOffline(!(error instanceof ApiError));
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
    if (!draft.isReady || isSubmitting || isChecking) return;
    (step < STEP_COUNT ? continueIfValid(step + 1, STEPS[step - 1]?.required) : complete()).catch(
      sayUnchecked,
    );
  };

  const noted = notedBefore(step, form.getValues());
  return (
    <RetakeContext value={retake.earlier}>
      <FormProvider {...form}>
        <form method="post" ref={formElement} onSubmit={submit} noValidate>
          {draft.isOutOfDate && <DraftOutOfDate />}
          <WizardProgress step={step} isSaved={draft.isSaved} />
          <OpenAnswers step={step} onOpen={(at, fields) => void showOpen(at, fields).catch(sayUnchecked)} />
          {noted !== null && <p className="mt-6 font-medium text-primary text-sm">{noted}</p>}
          <h1 tabIndex={-1} className={`${noted === null ? "mt-8" : "mt-2"} text-4xl outline-none`}>
            {STEPS[step - 1]?.title}
          </h1>
          {step === 1 && (
            <>
              {retake.id === null ? welcome : <RetakeWelcome {...retake} />}
              <p className="mt-2 text-muted-foreground">{say.WHAT_IS_REQUIRED}</p>
            </>
          )}
          <div className="mt-8 grid gap-10">
            {step === STEP_COUNT && <KeepFamily isKept={retake.isFamilyKept} onChange={retake.keepFamily} />}
            {(step < STEP_COUNT || !retake.isFamilyKept) && <StepQuestions step={step} />}
          </div>
          {isOffline && (
            <div className="mt-8">
              <Alert tone="problem">
                {draft.isSaved ? say.SUBMIT_OFFLINE_SAVED : say.SUBMIT_OFFLINE_UNSAVED}
              </Alert>
            </div>
          )}
          <WizardFoot
            step={step}
            isReady={draft.isReady}
            isSubmitting={isSubmitting}
            isChecking={isChecking}
            onPrevious={() => {
              endToast();
              problems.forgetProblems();
              goBack();
            }}
            returnTo={step < ledFrom ? ledFrom : null}
            onReturn={() => void continueIfValid(ledFrom, STEPS[step - 1]?.fields).catch(sayUnchecked)}
          />
          {retake.id === null && <FinishElsewhere step={step} draft={draft.present} />}
        </form>
      </FormProvider>
    </RetakeContext>
  );
}

/** What checks the answers comes after the page, and may not have arrived on a bad line. */
const sayUnchecked = () => toast({ title: "Error", description: say.CHECKS_MISSING, tone: "problem" });
