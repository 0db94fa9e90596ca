import type { z } from "zod";
import { Failure } from "@/lib/domain/failure";
import {
  BODY_INVALID,
  BODY_MISSHAPEN,
  FIELD_MISSHAPEN,
  FIELD_MISSING,
  oneOf,
} from "@/lib/domain/http-messages";

/** Cap on issues: a list of thousands of invalid entries is not answered line by line. */
const ISSUES_MAX = 100;

/** Input validation: what does not fit is a refusal that names the fields. */
export function parseInput<Schema extends z.ZodType>(schema: Schema, input: unknown): z.output<Schema> {
  const parsed = schema.safeParse(input, { error: inWords });
  if (parsed.success) return parsed.data;
  const issues = parsed.error.issues
    .slice(0, ISSUES_MAX)
    .map(({ path, message }) => ({ path: path.join("."), message }));
  const message = issues.find((issue) => issue.message !== "")?.message ?? BODY_INVALID;
  throw new Failure("invalid", message, { issues, reason: "validation_failed" });
}

/** For what a schema has no sentence of its own: a person reads it all the same. */
function inWords(issue: z.core.$ZodRawIssue): string {
  if (issue.path?.length === 0 || issue.path === undefined) return BODY_MISSHAPEN;
  if (issue.code === "invalid_value") return oneOf(issue.values.map(String));
  if (issue.code === "invalid_type" && issue.input === undefined) return FIELD_MISSING;
  return FIELD_MISSHAPEN;
}
