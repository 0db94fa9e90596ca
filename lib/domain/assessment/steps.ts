import { type AnyQuestion, GROUPED, QUESTIONS, type QuestionKey } from "./questions/questions";

interface Step {
  title: string;
  /** What Continue checks. The remaining fields of the step are checked by Complete Assessment. */
  required: readonly QuestionKey[];
  fields: readonly QuestionKey[];
}

export const STEPS: readonly Step[] = GROUPED.map(({ title, groups }) => {
  const questions = groups.flatMap((group) => group.questions);
  const fields = questions.map(({ key }) => key);
  const required = questions.filter(isAskedByContinue).map(({ key }) => key);
  return { title, required, fields };
});

function isAskedByContinue(question: AnyQuestion): boolean {
  return "required" in question && !("options" in question && question.isAskedAtTheEnd);
}

/** The first step, from 1, that holds one of the fields; undefined where none does. */
export function stepOf(fields: readonly string[]): number | undefined {
  const index = STEPS.findIndex((step) => step.fields.some((field) => fields.includes(field)));
  return index < 0 ? undefined : index + 1;
}

/** What Continue lets pass and Complete Assessment asks for. */
export const ASKED_AT_THE_END = QUESTIONS.flatMap((question) =>
  "options" in question && question.isAskedAtTheEnd ? [question.key] : [],
);

/** The first of the steps before this one with answers left open, and which these are. */
export function openBefore(
  step: number,
  isOpen: (field: (typeof ASKED_AT_THE_END)[number]) => boolean,
): { step: number; fields: QuestionKey[] } | null {
  const open = ASKED_AT_THE_END.filter(isOpen);
  const first = stepOf(open);
  if (first === undefined || first >= step) return null;
  return { step: first, fields: open.filter((field) => stepOf([field]) === first) };
}
