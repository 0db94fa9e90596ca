import { notedBefore } from "@/lib/domain/assessment/noted";
import type { QuestionKey } from "@/lib/domain/assessment/questions/questions";
import { STEPS } from "@/lib/domain/assessment/steps";
import { useAnswerForm } from "../fields/use-answer";
import { OpenAnswers } from "./open-answers";

interface LaterHeadProps {
  step: number;
  onOpen: (step: number, fields: QuestionKey[]) => void;
}

/** Above the questions of a step after the first: what is still open, what the step before was good for, the title. */
export function LaterHead({ step, onOpen }: LaterHeadProps) {
  const noted = notedBefore(step, useAnswerForm().getValues());
  return (
    <>
      <OpenAnswers step={step} onOpen={onOpen} />
      {noted !== null && <p className="mt-6 font-medium text-primary text-sm">{noted}</p>}
      <h1 tabIndex={-1} className={`${noted === null ? "mt-8" : "mt-2"} text-3xl outline-none sm:text-4xl`}>
        {STEPS[step - 1]?.title}
      </h1>
    </>
  );
}
