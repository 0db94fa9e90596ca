"use client";

import { zodResolver } from "@hookform/resolvers/zod";
import { useEffect, useRef, useState } from "react";
import { useForm } from "react-hook-form";
import { ApiError, api, detailOf } from "@/lib/client/api";
import { toast } from "@/lib/client/toast";
import {
  SUBMIT_FAILED,
  SUBMIT_SUCCEEDED,
  VALIDATION_DETAIL,
  VALIDATION_TITLE,
} from "@/lib/domain/assessment/messages";
import { STEPS, stepOf } from "@/lib/domain/assessment/steps";
import { finishDraft, newSubmissionKey, readDraft, saveDraft } from "./draft";
import { EMPTY_ANSWERS, WizardForm, type WizardInput } from "./wizard-form";

type FieldName = keyof WizardInput & string;

/** The questionnaire's behaviour: what Continue and Complete Assessment check, and what is kept meanwhile. */
export function useWizard() {
  const form = useForm({
    resolver: zodResolver(WizardForm),
    defaultValues: EMPTY_ANSWERS,
    mode: "onSubmit",
  });
  const [step, setStep] = useState(1);
  const [isPending, setPending] = useState(false);
  const submissionKey = useRef("");
  const isSaved = useDraft(form, step, setStep, submissionKey);
  const fieldToFocus = useRef<FieldName | null>(null);

  useEffect(() => {
    if (step < 1 || fieldToFocus.current === null) return;
    const field = fieldToFocus.current;
    fieldToFocus.current = null;
    requestAnimationFrame(() => form.setFocus(field));
  }, [step, form]);

  const goOn = async () => {
    const fields = (STEPS[step - 1]?.required ?? []) as FieldName[];
    if (await form.trigger(fields, { shouldFocus: true })) setStep(step + 1);
    else complain();
  };

  /** Leads to the first step with a problem and puts the focus on its first field. */
  const leadTo = (fields: readonly string[]) => {
    const target = stepOf(fields);
    complain();
    if (target === undefined) return;
    const first = STEPS[target - 1]?.fields.find((field) => fields.includes(field)) ?? null;
    if (target === step && first !== null) form.setFocus(first);
    else fieldToFocus.current = first;
    setStep(target);
  };

  const send = async (answers: unknown) => {
    setPending(true);
    try {
      const { assessmentId } = await api<{ assessmentId: string }>("/api/assessments", {
        method: "POST",
        body: answers,
        headers: { "Idempotency-Key": submissionKey.current },
      });
      finishDraft(assessmentId);
      toast({ title: SUBMIT_SUCCEEDED });
      window.location.assign(`/summary/${assessmentId}`);
    } catch (error) {
      setPending(false);
      const fields = markRefused(error, (field, message) => form.setError(field, { message }));
      if (fields.length > 0) leadTo(fields);
      else toast({ title: "Error", description: detailOf(error, SUBMIT_FAILED), tone: "problem" });
    }
  };

  return {
    form,
    step,
    isSaved,
    isPending,
    goBack: () => setStep(step - 1),
    goOn,
    submit: form.handleSubmit(send, (errors) => leadTo(Object.keys(errors))),
  };
}

function complain(): void {
  toast({ title: VALIDATION_TITLE, description: VALIDATION_DETAIL, tone: "problem" });
}

/** Marks what the server refused, field by field; gives back their names. */
function markRefused(error: unknown, mark: (field: FieldName, message: string) => void): FieldName[] {
  if (!(error instanceof ApiError) || !Array.isArray(error.body.issues)) return [];
  const refused: FieldName[] = [];
  for (const { path, message } of error.body.issues as { path: string; message: string }[]) {
    const field = Object.keys(EMPTY_ANSWERS).find((name) => path.split(".")[0] === name);
    if (field === undefined) continue;
    refused.push(field as FieldName);
    mark(field as FieldName, message);
  }
  return refused;
}

/** Keeps the answers in this browser, and brings them back after a reload. */
function useDraft(
  form: {
    watch: (listen: (values: unknown) => void) => { unsubscribe(): void };
    reset: (values: WizardInput) => void;
    getValues: () => WizardInput;
  },
  step: number,
  setStep: (step: number) => void,
  submissionKey: { current: string },
): boolean {
  const [isSaved, setSaved] = useState(false);
  const isRestored = useRef(false);

  useEffect(() => {
    if (isRestored.current) return;
    isRestored.current = true;
    const draft = readDraft();
    submissionKey.current = draft?.submissionKey ?? newSubmissionKey();
    if (draft === null) return;
    form.reset({ ...EMPTY_ANSWERS, ...draft.values });
    setStep(Math.min(Math.max(1, draft.step), STEPS.length));
    setSaved(true);
  }, [form, setStep, submissionKey]);

  useEffect(() => {
    const save = () =>
      setSaved(saveDraft({ values: form.getValues(), step, submissionKey: submissionKey.current }));
    const { unsubscribe } = form.watch(save);
    return unsubscribe;
  }, [form, step, submissionKey]);

  return isSaved;
}
