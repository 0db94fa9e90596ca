import {
  APIConnectionError,
  APIConnectionTimeoutError,
  APIError,
  APIUserAbortError,
} from "@anthropic-ai/sdk";
import type { Message } from "@anthropic-ai/sdk/resources/messages";
import { z } from "zod";
import type { CallOutcome } from "@/lib/domain/writing/usage";
import type { ModelCall } from "../port";
import { costOf, mostTokens, type Tokens } from "./cost";
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
    output_tokens_details: z.object({ thinking_tokens: z.number() }).nullish().catch(null),
  }),
});

export function backFrom(message: Message, settings: ClaudeSettings): Back {
  const readable = Readable.safeParse(message);
  if (!readable.success) return { use: NOTHING, retryAfterMs: null, message: null, outcome: "failed" };
  const { usage } = readable.data;
  const tokens = {
    plain: usage.input_tokens,
    writtenToCache: usage.cache_creation_input_tokens ?? 0,
    readFromCache: usage.cache_read_input_tokens ?? 0,
    output: usage.output_tokens,
  };
  const thinkingTokens = usage.output_tokens_details?.thinking_tokens;
  const use = { ...usedFor(tokens, settings), ...(thinkingTokens === undefined ? {} : { thinkingTokens }) };
  return { use, retryAfterMs: null, message };
}

/** The request's length matters where it was given up: the vendor writes and bills it all the same. */
export function goneWrong(error: unknown, sentCharacters: number, settings: ClaudeSettings): Back {
  const outcome = outcomeOf(error);
  const isBilled = outcome === "timeout" && !(error instanceof APIError && error.status !== undefined);
  const use = isBilled ? usedFor(mostTokens(sentCharacters, settings.maxTokens), settings) : NOTHING;
  const status = error instanceof APIError ? error.status : undefined;
  return {
    use: status === undefined ? use : { ...use, status },
    retryAfterMs: retryAfterOf(error),
    message: null,
    outcome,
  };
}

const usedFor = (tokens: Tokens, settings: ClaudeSettings): Use => ({
  inputTokens: tokens.plain + tokens.writtenToCache + tokens.readFromCache,
  cachedTokens: tokens.readFromCache,
  outputTokens: tokens.output,
  costUsd: costOf(tokens, settings),
});

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
