import { type AnyQuestion, GROUPED } from "@/lib/domain/assessment/questions/questions";
import { STEP_COUNT } from "@/lib/domain/assessment/step-count";
import { fieldOf } from "../fields/field-of";
import type { RetakeState } from "../retake/retake-context";
import { StepQuestions } from "../step-questions";
import { ChallengesQuestion } from "./challenges-question";
import { KeepFamily } from "./keep-family";
import { LongTextQuestion } from "./long-text-question";
import { SliderQuestion } from "./slider-question";

/** The questions of a step after the first. */
export function LaterQuestions({ step, retake }: { step: number; retake: RetakeState }) {
  const isLast = step === STEP_COUNT;
  return (
    <>
      {isLast && <KeepFamily isKept={retake.isFamilyKept} onChange={retake.keepFamily} />}
      {!(isLast && retake.isFamilyKept) && (
        <StepQuestions groups={GROUPED[step - 1]?.groups ?? []} fieldOf={laterFieldOf} />
      )}
    </>
  );
}

function laterFieldOf(question: AnyQuestion) {
  switch (question.kind) {
    case "longText":
      return <LongTextQuestion question={question} />;
    case "challenges":
      return <ChallengesQuestion question={question} />;
    case "slider":
      return <SliderQuestion question={question} />;
    default:
      return fieldOf(question);
  }
}
