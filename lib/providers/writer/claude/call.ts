import {
  APIConnectionError,
  APIConnectionTimeoutError,
  APIError,
  APIUserAbortError,
} from "@anthropic-ai/sdk";
import type { Message } from "@anthropic-ai/sdk/resources/messages";
import { z } from "zod";
import type { CallOutcome } from "@/lib/domain/writing/account";
import type { ModelCall } from "../port";
import { costOf, priceOf } from "./cost";
import type { ClaudeSettings } from "./settings";

type Use = Omit<ModelCall, "outcome" | "milliseconds">;

/** What came back from one call: a message, or the word for what went wrong. */
export type Back = { use: Use; retryAfterMs: number | null } & (
  | { message: Message }
  | { message: null; outcome: CallOutcome }
);

const NOTHING: Use = { inputTokens: 0, cachedTokens: 0, outputTokens: 0, costUsd: 0 };
/** The vendor's server is trusted with the shape of its answer as little as anybody. */
const Readable = z.object({
  stop_reason: z.string().nullable(),
  content: z.array(z.looseObject({ type: z.string() })),
  usage: z.object({
    input_tokens: z.number(),
    output_tokens: z.number(),
    cache_read_input_tokens: z.number().nullish(),
    cache_creation_input_tokens: z.number().nullish(),
  }),
});

export function backFrom(message: Message, { model, prices }: ClaudeSettings): Back {
  const readable = Readable.safeParse(message);
  if (!readable.success) return { use: NOTHING, retryAfterMs: null, message: null, outcome: "failed" };
  const { usage } = readable.data;
  const tokens = {
    plain: usage.input_tokens,
    writtenToCache: usage.cache_creation_input_tokens ?? 0,
    readFromCache: usage.cache_read_input_tokens ?? 0,
    output: usage.output_tokens,
  };
  const use = {
    inputTokens: tokens.plain + tokens.writtenToCache + tokens.readFromCache,
    cachedTokens: tokens.readFromCache,
    outputTokens: tokens.output,
    costUsd: costOf(tokens, prices ?? priceOf(model)),
  };
  return { use, retryAfterMs: null, message };
}

export function goneWrong(error: unknown): Back {
  return { use: NOTHING, retryAfterMs: retryAfterOf(error), message: null, outcome: outcomeOf(error) };
}

function outcomeOf(error: unknown): CallOutcome {
  if (error instanceof APIConnectionTimeoutError || error instanceof APIUserAbortError) return "timeout";
  if (error instanceof APIConnectionError) return "failed";
  if (error instanceof APIError) return ofStatus(error.status, error.errorCode);
  if (error instanceof SyntaxError) return "failed";
  return error instanceof Error && /abort|timeout/i.test(error.name) ? "timeout" : "failed";
}

function ofStatus(status: number | undefined, errorCode: string | null): CallOutcome {
  if (errorCode?.includes("spend_limit") === true || status === 402) return "spend_limit";
  if (status === 429) return "rate_limited";
  if (status === 529 || status === 503) return "overloaded";
  if (status === 408 || status === 504) return "timeout";
  return status === undefined || status >= 500 ? "failed" : "rejected";
}

function retryAfterOf(error: unknown): number | null {
  const header = error instanceof APIError ? error.headers?.get("retry-after") : null;
  const seconds = Number(header ?? Number.NaN);
  return Number.isFinite(seconds) && seconds >= 0 ? seconds * 1000 : null;
}
