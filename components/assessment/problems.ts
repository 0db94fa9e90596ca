import { ApiError } from "@/lib/client/api";
import { isAssessmentField } from "@/lib/domain/assessment/draft";
import type { AssessmentField } from "@/lib/domain/assessment/submission";

export interface Problem {
  field: AssessmentField;
  message: string;
}

/** What the server found wrong with which answers; empty where it said nothing of the kind. */
export function problemsIn(error: unknown): Problem[] {
  const issues = error instanceof ApiError ? error.body.issues : undefined;
  if (!Array.isArray(issues)) return [];
  return issues.flatMap((issue: { path?: unknown; message?: unknown }) => {
    const field = String(issue.path ?? "").split(".")[0] ?? "";
    return isAssessmentField(field) ? [{ field, message: String(issue.message ?? "") }] : [];
  });
}
