import { z } from "zod";
import { GENERATED_KINDS } from "./generated-kinds";

/**
 * How one call to a model ended. Only `answered` gave text that was used; `refused` is the model, `rejected` the
 * vendor (a wrong key, a request it does not take).
 */
export const CALL_OUTCOMES = [
  "answered",
  "invalid",
  "truncated",
  "refused",
  "rejected",
  "rate_limited",
  "spend_limit",
  "overloaded",
  "timeout",
  "failed",
] as const;
export type CallOutcome = (typeof CALL_OUTCOMES)[number];

/** What code took out of a model's text because it stood in nothing the model was given. */
export const Removed = z.record(z.string(), z.int());
export type Removed = z.infer<typeof Removed>;

/** Who wrote a piece in the end, with what effort. Stored with the piece, for admins. */
export const WritingUsage = z.object({
  writer: z.string(),
  /** The playbook's version, or the model's and the prompt's. */
  version: z.string(),
  calls: z.int(),
  inputTokens: z.int(),
  cachedTokens: z.int(),
  outputTokens: z.int(),
  /** In US dollars; null where the model's price is not known. */
  costUsd: z.number().nullable(),
  removed: Removed,
  /** Why the playbook wrote although a model is configured; null where it did not, or none is. */
  fallback: z.string().nullable(),
});
export type WritingUsage = z.infer<typeof WritingUsage>;

/** What a model was asked for one piece, all calls together. */
export const WritingCost = z.object({
  piece: z.enum(GENERATED_KINDS),
  calls: z.int(),
  inputTokens: z.int(),
  outputTokens: z.int(),
  /** In US dollars; null where a price is not known. */
  costUsd: z.number().nullable(),
  /** How the last call ended. */
  lastOutcome: z.string(),
});
export type WritingCost = z.infer<typeof WritingCost>;
