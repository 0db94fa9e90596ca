import { type AnyQuestion, byKey, isList, QUESTIONS, type QuestionKey } from "./questions/questions";
import type { AssessmentSubmission } from "./submission";

/** The answers while they are being given: nothing chosen is "" or an empty list. */
export type DraftAnswers = { [Field in keyof AssessmentSubmission]: Drafted<AssessmentSubmission[Field]> };

type Drafted<Answer> = Answer extends number
  ? number
  : Answer extends boolean
    ? boolean
    : Answer extends readonly string[]
      ? string[]
      : string;

export const NO_ANSWERS = byKey<Required<DraftAnswers>>(QUESTIONS, emptyAnswer);

function emptyAnswer(question: AnyQuestion) {
  if (question.kind === "slider") return question.start;
  if (question.kind === "consent") return false;
  return isList(question) ? [] : "";
}

/** What can be used of answers that were kept elsewhere, however old or damaged; the rest is unanswered. */
export function draftFrom(kept: unknown): DraftAnswers {
  if (typeof kept !== "object" || kept === null) return NO_ANSWERS;
  const usable = Object.entries(kept).filter(
    ([field, answer]) => isAssessmentField(field) && isSameKind(answer, NO_ANSWERS[field]),
  );
  return { ...NO_ANSWERS, ...Object.fromEntries(usable) };
}

export const isAssessmentField = (name: string): name is QuestionKey => Object.hasOwn(NO_ANSWERS, name);

function isSameKind(answer: unknown, unanswered: string | number | boolean | string[]): boolean {
  if (!Array.isArray(unanswered)) return typeof answer === typeof unanswered;
  return Array.isArray(answer) && answer.every((each) => typeof each === "string");
}
