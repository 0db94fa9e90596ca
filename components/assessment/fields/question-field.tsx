import { clsx } from "clsx";
import { useWatch } from "react-hook-form";
import { type AnyQuestion, isAsked } from "@/lib/domain/assessment/questions/questions";
import { LastTime } from "../retake/last-time";
import { ChallengesQuestion } from "./challenges-question";
import { CheckboxQuestion, ConsentQuestion, RadioQuestion } from "./choice-question";
import { SelectQuestion } from "./select-question";
import { SliderQuestion } from "./slider-question";
import { LongTextQuestion, TextQuestion } from "./text-question";
import { useAnswerForm } from "./use-answer";

/** A question in its place, as long as it is asked. */
export function QuestionField({ question }: { question: AnyQuestion }) {
  const { control } = useAnswerForm();
  const isShown = useWatch({ control, compute: (answers) => isAsked(question, answers) });
  if (!isShown) return null;
  return (
    <div className={clsx("min-w-0", !question.isHalf && "sm:col-span-2")}>
      {fieldOf(question)}
      <LastTime name={question.key} />
    </div>
  );
}

function fieldOf(question: AnyQuestion) {
  switch (question.kind) {
    case "line":
    case "email":
    case "text":
      return <TextQuestion question={question} />;
    case "longText":
      return <LongTextQuestion question={question} />;
    case "select":
      return <SelectQuestion question={question} />;
    case "radio":
      return <RadioQuestion question={question} />;
    case "checkboxes":
      return <CheckboxQuestion question={question} />;
    case "challenges":
      return <ChallengesQuestion question={question} />;
    case "slider":
      return <SliderQuestion question={question} />;
    case "consent":
      return <ConsentQuestion question={question} />;
  }
}
