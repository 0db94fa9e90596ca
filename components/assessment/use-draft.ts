import { useEffect, useRef, useState } from "react";
import { type Draft, onOtherTabsDraft, readDraft, saveDraft } from "@/lib/client/draft";
import type { NoAnswers } from "@/lib/domain/assessment/draft";
import { usableAnswers } from "@/lib/domain/assessment/usable-answers";
import { loadLater, useLater } from "./load-later";
import type { WizardForm } from "./wizard-form";

/**
 * Keeps the answers and the step on this device and brings them back after a reload. `isReady` once that
 * was looked for, and so once the page can act on a press.
 */
export function useDraft(
  form: WizardForm,
  unanswered: NoAnswers,
  step: number,
  onRestored: (step: number) => void,
) {
  const later = useLater();
  const [isReady, setReady] = useState(false);
  const [isSaved, setSaved] = useState<boolean | null>(null);
  const [isOutOfDate, setOutOfDate] = useState(false);
  const submissionKey = useRef("");
  const current = useRef({ step, onRestored });
  current.current = { step, onRestored };

  useEffect(() => {
    const draft = readDraft(unanswered);
    let stop = () => {};
    let isGone = false;
    submissionKey.current = draft?.submissionKey ?? "";
    if (draft !== null) form.reset({ ...draft.answers, ...typedAlready(form) }, { keepFieldsRef: true });
    // A later step is shown with its questions or not at all: where they cannot be fetched, the answers are there still.
    if (draft === null || draft.step === 1) begin(1);
    else
      loadLater().then(
        () => begin(draft.step),
        () => begin(1),
      );
    return () => {
      isGone = true;
      stop();
    };

    function begin(at: number) {
      if (isGone) return;
      if (draft !== null) setSaved(true);
      // Also where nothing was kept: the entry that one came back to may say another step than is shown.
      current.current.onRestored(at);
      setReady(true);
      stop = form.subscribe({
        formState: { values: true },
        callback: () => {
          setSaved(save());
        },
      });
    }

    function save(): boolean {
      const answers = form.getValues();
      return saveDraft({ answers, step: current.current.step, submissionKey: submissionKey.current });
    }
  }, [form, unanswered]);

  useEffect(
    () =>
      onOtherTabsDraft(unanswered, (other) => {
        const here = usableAnswers(form.getValues(), unanswered);
        setOutOfDate(JSON.stringify(other) !== JSON.stringify(here));
      }),
    [form, unanswered],
  );

  useEffect(() => {
    if (isReady && later !== null) submissionKey.current ||= later.newKey();
  }, [isReady, later]);

  useEffect(() => {
    if (isSaved) saveDraft({ answers: form.getValues(), step, submissionKey: submissionKey.current });
  }, [form, step, isSaved]);

  return {
    isReady,
    isSaved,
    /** Whether another tab of this browser has kept other answers since. */
    isOutOfDate,
    /**
     * As it is kept. The key to send the answers with stays the same for each try: the server tells by the answers
     * whether they are others.
     */
    present: (): Draft => ({ answers: form.getValues(), step, submissionKey: submissionKey.current }),
  };
}

/** Hydration: what was typed before the page was ready wins over the stored draft. */
const typedAlready = (form: WizardForm) =>
  Object.fromEntries(
    Object.entries(form.getValues()).filter(([, answer]) => typeof answer === "string" && answer !== ""),
  );
