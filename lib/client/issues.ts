import { ApiError } from "./api";

interface Issue {
  /** The field, as the call names it; the first part where it is a list. */
  field: string;
  message: string;
}

/** What the server found wrong with which fields; empty where it said nothing of the kind. */
export function issuesIn(error: unknown): Issue[] {
  const issues = error instanceof ApiError ? error.body.issues : undefined;
  if (!Array.isArray(issues)) return [];
  return issues.map((issue: { path?: unknown; message?: unknown }) => ({
    field: String(issue.path ?? "").split(".")[0] ?? "",
    message: String(issue.message ?? ""),
  }));
}
