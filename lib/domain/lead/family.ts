import type { Assessment } from "../assessment/assessment";
import { FAMILY } from "../assessment/questions/family";

type Told = Exclude<(typeof FAMILY.questions)[number], { kind: "text" }>["key"];

/** Whether the admin's report has a family section: where any of its questions was answered, "other" in words aside. */
export const hasFamilyAnswers = (answers: Pick<Assessment, Told>): boolean =>
  FAMILY.questions.some((question) => question.kind !== "text" && Boolean(answers[question.key]?.length));
