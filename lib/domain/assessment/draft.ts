import { type AnyQuestion, byKey, isList, QUESTIONS, type QuestionKey } from "./questions/questions";
import type { AssessmentSubmission } from "./submission";
import { usableAnswers } from "./usable-answers";

/** The answers while they are being given: nothing chosen is "" or an empty list. */
export type DraftAnswers = { [Field in keyof AssessmentSubmission]: Drafted<AssessmentSubmission[Field]> };

type Drafted<Answer> = Answer extends number
  ? number
  : Answer extends boolean
    ? boolean
    : Answer extends readonly string[]
      ? string[]
      : string;

export type NoAnswers = Required<DraftAnswers>;

export const NO_ANSWERS = byKey<NoAnswers>(QUESTIONS, emptyAnswer);

function emptyAnswer(question: AnyQuestion) {
  if (question.kind === "slider") return question.start;
  if (question.kind === "consent") return false;
  return isList(question) ? [] : "";
}

/** What can be used of answers that were kept elsewhere, however old or damaged; the rest is unanswered. */
export const draftFrom = (kept: unknown): DraftAnswers => usableAnswers(kept, NO_ANSWERS);

export const isAssessmentField = (name: string): name is QuestionKey => Object.hasOwn(NO_ANSWERS, name);
