import type { z } from "zod";
import { Failure } from "@/lib/domain/failure";
import { BODY_INVALID } from "@/lib/domain/http-messages";

/** Parses what came in; what does not fit is a refusal that names the fields. */
export function parseInput<Schema extends z.ZodType>(schema: Schema, input: unknown): z.output<Schema> {
  const parsed = schema.safeParse(input);
  if (parsed.success) return parsed.data;
  const issues = parsed.error.issues.map((issue) => ({ path: issue.path.join("."), message: issue.message }));
  const message = issues.find((issue) => issue.message !== "")?.message ?? BODY_INVALID;
  throw new Failure("invalid", message, { issues, reason: "validation_failed" });
}
