import type { Question } from "./question";

/** Whether a question is asked at all, as the others are answered. */
export function isAsked(question: Question, answers: Readonly<Record<string, unknown>>): boolean {
  if (question.kind !== "text" || question.revealedBy === undefined) return true;
  const { key, value } = question.revealedBy;
  const cause = answers[key];
  return Array.isArray(cause) ? cause.includes(value) : cause === value;
}
