"use client";

import { useRouter } from "next/navigation";
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from "react";
import { FormProvider } from "react-hook-form";
import { endToast, toast } from "@/lib/client/toast";
import type { NoAnswers } from "@/lib/domain/assessment/draft";
import * as say from "@/lib/domain/assessment/messages";
import { FIRST_STEP } from "@/lib/domain/assessment/questions/first-step";
import type { QuestionKey } from "@/lib/domain/assessment/questions/questions";
import { STEP_COUNT } from "@/lib/domain/assessment/step-count";
import type { AssessmentSubmission } from "@/lib/domain/assessment/submission";
import { fieldOf } from "./fields/field-of";
import { FinishElsewhere } from "./finish-elsewhere";
import { loadLater, useLater } from "./load-later";
import { RetakeContext } from "./retake/retake-context";
import { useRetake } from "./retake/use-retake";
import { StepQuestions } from "./step-questions";
import { useDraft } from "./use-draft";
import { useProblemScroll } from "./use-problem-scroll";
import { useSteps } from "./use-steps";
import { WizardFoot } from "./wizard-foot";
import { useWizardForm } from "./wizard-form";
import { WizardProgress } from "./wizard-progress";

interface AssessmentWizardProps {
  /** Shown above the questions of the first step. */
  welcome: ReactNode;
  /** Of every question; those of the later steps come after the page. */
  unanswered: NoAnswers;
}

/** Five steps, one form. */
export function AssessmentWizard({ welcome, unanswered }: AssessmentWizardProps) {
  const form = useWizardForm(unanswered);
  const later = useLater();
  const router = useRouter();
  const formElement = useRef<HTMLFormElement>(null);
  const { step: asked, continueTo, goTo, goBack } = useSteps();
  const step = later === null ? 1 : asked;
  const draft = useDraft(form, unanswered, step, goTo);
  const problems = useProblemScroll(formElement, step);
  const retake = useRetake(form, draft.isReady);
  const [isSubmitting, setSubmitting] = useState(false);
  const [isChecking, setChecking] = useState(false);
  const [isOffline, setOffline] = useState(false);
  /** The step that one was led back from, until one is there again. */
  const [ledFrom, setLedFrom] = useState(1);
  useEffect(() => {
    if (draft.isReady) later?.countStep(step);
  }, [step, draft.isReady, later]);
  if (ledFrom > 1 && step >= ledFrom) setLedFrom(1);

  const leadTo = (problem: number) => {
    if (problem !== step) {
      setLedFrom(step);
      continueTo(problem);
    }
    problems.showFirstProblem();
  };
  const leadToProblems = (fields: string[]) => leadTo(later?.stepOf(fields) ?? step);

  const continueIfValid = async (to: number, which: "required" | "fields") => {
    setChecking(later === null);
    const check = async () => form.trigger([...((await loadLater()).STEPS[step - 1]?.[which] ?? [])]);
    const isRight = await check().finally(() => setChecking(false));
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

  const send = async (answers: AssessmentSubmission) => {
    setSubmitting(true);
    setOffline(false);
    const { sendAnswers } = await loadLater();
    const sent = await sendAnswers(answers, draft.present().submissionKey, retake);
    if (typeof sent === "string") return router.push(`/summary/${sent}`);
    setSubmitting(false);
    setOffline(sent.isOffline);
    toast({ title: "Error", description: sent.detail, tone: "problem" });
    for (const { field, message } of sent.problems) form.setError(field, { message });
    if (sent.problems.length > 0) leadToProblems(sent.problems.map(({ field }) => field));
  };

  const complete = form.handleSubmit(send, (errors) => {
    toast({ title: say.VALIDATION_TITLE, description: say.VALIDATION_DETAIL, tone: "problem" });
    leadToProblems(Object.keys(errors));
  });

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!draft.isReady || isSubmitting || isChecking) return;
    (step < STEP_COUNT ? continueIfValid(step + 1, "required") : complete()).catch(sayUnchecked);
  };

  return (
    <RetakeContext value={retake.earlier}>
      <FormProvider {...form}>
        <form method="post" ref={formElement} onSubmit={submit} noValidate>
          {draft.isOutOfDate && later !== null && <later.DraftOutOfDate />}
          <WizardProgress step={step} isSaved={draft.isSaved} />
          {later !== null && <later.ForgetChallenges />}
          {later === null || step === 1 ? (
            <>
              <h1 tabIndex={-1} className="mt-8 text-3xl outline-none sm:text-4xl">
                {FIRST_STEP.title}
              </h1>
              {retake.id === null ? welcome : later !== null && <later.RetakeWelcome {...retake} />}
              <p className="mt-2 text-muted-foreground">{say.WHAT_IS_REQUIRED}</p>
            </>
          ) : (
            <later.LaterHead
              step={step}
              onOpen={(at, fields) => void showOpen(at, fields).catch(sayUnchecked)}
            />
          )}
          {/* Each step has a column of its own: with one for all, a draft's questions would be the first ones, moved. */}
          <div key={step} className="mt-8 grid gap-10">
            {later === null || step === 1 ? (
              <StepQuestions groups={FIRST_STEP.groups} fieldOf={fieldOf} />
            ) : (
              <later.LaterQuestions step={step} retake={retake} />
            )}
          </div>
          {isOffline && later !== null && <later.OfflineNote isSaved={draft.isSaved} />}
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
            onReturn={() => void continueIfValid(ledFrom, "fields").catch(sayUnchecked)}
          />
          {retake.id === null && <FinishElsewhere step={step} draft={draft.present} />}
        </form>
      </FormProvider>
    </RetakeContext>
  );
}

/** What checks the answers comes after the page, and may not have arrived on a bad line. */
const sayUnchecked = () => toast({ title: "Error", description: say.CHECKS_MISSING, tone: "problem" });
