import type { Assessment } from "../assessment/assessment";

type FamilyAnswers = Pick<
  Assessment,
  "preparednessLevel" | "householdAiUse" | "childAiConcerns" | "rulesForChildren"
>;

/** Whether the admin's report has a family section: where any of its four questions was answered. */
export const hasFamilyAnswers = (answers: FamilyAnswers): boolean =>
  Boolean(answers.preparednessLevel) ||
  answers.householdAiUse.length > 0 ||
  answers.childAiConcerns.length > 0 ||
  Boolean(answers.rulesForChildren);
