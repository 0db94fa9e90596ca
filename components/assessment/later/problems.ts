import { issuesIn } from "@/lib/client/issues";
import { isAssessmentField } from "@/lib/domain/assessment/draft";
import type { QuestionKey } from "@/lib/domain/assessment/questions/questions";

export interface Problem {
  field: QuestionKey;
  message: string;
}

/** What the server found wrong with which answers; empty where it said nothing of the kind. */
export const problemsIn = (error: unknown): Problem[] =>
  issuesIn(error).flatMap(({ field, message }) => (isAssessmentField(field) ? [{ field, message }] : []));
