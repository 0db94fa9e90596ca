import type { z } from "zod";

const written = new WeakMap<object, { schema: z.ZodType; text: string }>();

/**
 * Output validation, as JSON: a field that the schema does not name cannot leave. A frozen result is one that a verb
 * gives again and again, so it is parsed and written once.
 */
export function serializeResponse(schema: z.ZodType, result: unknown): string {
  if (typeof result !== "object" || result === null || !Object.isFrozen(result))
    return JSON.stringify(schema.parse(result));
  const known = written.get(result);
  if (known?.schema === schema) return known.text;
  const text = JSON.stringify(schema.parse(result));
  written.set(result, { schema, text });
  return text;
}
