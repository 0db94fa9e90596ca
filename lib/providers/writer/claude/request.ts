import { setTimeout as sleep } from "node:timers/promises";
import Anthropic from "@anthropic-ai/sdk";
import { zodOutputFormat } from "@anthropic-ai/sdk/helpers/zod";
import type { Message, MessageParam, TextBlockParam } from "@anthropic-ai/sdk/resources/messages";
import type { z } from "zod";
import type { CallOutcome } from "@/lib/domain/writing/usage";
import type { ModelUsage } from "../port";
import { modelNamed } from "./models";
import { type Back, backFrom, goneWrong } from "./response";
import type { ClaudeSettings } from "./settings";

export interface Question<Schema extends z.ZodType> {
  promptVersion: string;
  /** Instructions, the part that all pieces share first. */
  system: readonly string[];
  /** Everything else, as fenced data. */
  data: string;
  answer: Schema;
}

/** Text that fits, or why there is none. */
export type Answered<Value> =
  | { value: Value }
  | { missing: CallOutcome | "budget" | "time" | "too much to send" };

const TRIES_MOST = 4;
/** For what is worth one call and no more. */
export const ONE_TRY = 1;
const PAUSES_MS = [500, 2_000, 5_000];
/** With less left than this, no answer would come in time. */
const WORTH_TRYING_MS = 3_000;
/** One try gets at most this share, so that a silent line leaves time for another. */
const SHARE_OF_TIME = 0.6;
/** About 30,000 tokens: four times what a piece takes. */
const DATA_MOST_CHARACTERS = 120_000;
/** Four times what the token limit lets through; more comes from no model of ours. */
const ANSWER_MOST_CHARACTERS = 200_000;
const RETRIED: ReadonlySet<CallOutcome> = new Set(["rate_limited", "overloaded", "timeout", "failed"]);
const REPAIRED: ReadonlySet<CallOutcome> = new Set(["invalid", "truncated"]);

/** Asks for one piece of structured text: a few tries, one repair, and never longer than the settings allow. */
export async function request<Schema extends z.ZodType>(
  settings: ClaudeSettings,
  question: Question<Schema>,
  modelUsage: ModelUsage,
  triesMost = TRIES_MOST,
): Promise<Answered<z.output<Schema>>> {
  if (question.data.length > DATA_MOST_CHARACTERS) return { missing: "too much to send" };
  const deadline = Date.now() + settings.withinMs;
  let missing: CallOutcome | "budget" | "time" = "time";
  let repair: readonly MessageParam[] = [];
  let pauses = 0;
  for (let tries = 0; tries < triesMost; tries += 1) {
    const left = deadline - Date.now();
    if (left < Math.min(WORTH_TRYING_MS, settings.withinMs / 4)) return { missing };
    const { model } = settings;
    if (!(await modelUsage.begin({ model, promptVersion: question.promptVersion })))
      return { missing: "budget" };
    const started = Date.now();
    const share = triesMost === ONE_TRY ? 1 : SHARE_OF_TIME;
    const time = Math.floor(Math.min(left, settings.withinMs * share));
    const back = await callOnce(settings, question, repair, time);
    const read = readAnswer(back, question.answer);
    const outcome = "value" in read ? "answered" : read.outcome;
    await modelUsage.end({ ...back.use, outcome, milliseconds: Date.now() - started });
    if ("value" in read) return { value: read.value };
    missing = read.outcome;
    if (tries + 1 === triesMost) return { missing };
    if (REPAIRED.has(read.outcome) && repair.length === 0 && read.repair !== undefined) {
      repair = read.repair;
    } else if (RETRIED.has(read.outcome)) {
      const pause = back.retryAfterMs ?? jittered(PAUSES_MS[pauses] ?? 0);
      if (Date.now() + pause > deadline - WORTH_TRYING_MS / 4) return { missing };
      await sleep(pause);
      pauses += 1;
    } else {
      return { missing };
    }
  }
  return { missing };
}

async function callOnce<Schema extends z.ZodType>(
  settings: ClaudeSettings,
  { system, data, answer }: Question<Schema>,
  repair: readonly MessageParam[],
  timeout: number,
): Promise<Back> {
  const { apiKey, baseUrl, model, effort, maxTokens } = settings;
  const client = new Anthropic({
    apiKey,
    authToken: null,
    baseURL: baseUrl,
    timeout,
    maxRetries: 0,
    logLevel: "off",
  });
  const known = modelNamed(model);
  const { type, schema } = zodOutputFormat(answer);
  // The first part is long and the same for all pieces. What follows differs, and is too short to be worth keeping.
  const blocks = system.map(
    (text, at): TextBlockParam => ({
      type: "text",
      text,
      ...(at === 0 ? { cache_control: { type: "ephemeral" } } : {}),
    }),
  );
  const messages: MessageParam[] = [{ role: "user", content: data }, ...repair];
  try {
    const message = await client.messages.create(
      {
        model,
        max_tokens: maxTokens,
        system: blocks,
        messages,
        ...(known === undefined ? {} : { thinking: { type: known.thinking } }),
        output_config: {
          format: { type, schema },
          ...(effort !== undefined && known?.takesEffort === true ? { effort } : {}),
        },
      },
      { signal: AbortSignal.timeout(timeout) },
    );
    return backFrom(message, settings);
  } catch (error) {
    return goneWrong(error, JSON.stringify([blocks, messages, schema]).length, settings);
  }
}

type Read<Value> = { value: Value } | { outcome: CallOutcome; repair?: readonly MessageParam[] };

/** Why it stopped is looked at before what it said: a refusal and a cut text come with status 200 as well. */
function readAnswer<Schema extends z.ZodType>(back: Back, answer: Schema): Read<z.output<Schema>> {
  if (back.message === null) return { outcome: back.outcome };
  const { stop_reason: stopped } = back.message;
  if (stopped === "refusal") return { outcome: "refused" };
  if (stopped === "max_tokens" || stopped === "model_context_window_exceeded")
    return { outcome: "truncated", repair: [SHORTER] };
  if (stopped !== "end_turn") return { outcome: "invalid" };
  const text = textOf(back.message);
  if (text.length > ANSWER_MOST_CHARACTERS) return { outcome: "invalid" };
  const parsed = answer.safeParse(asJson(text));
  if (parsed.success) return { value: parsed.data };
  return { outcome: "invalid", repair: repairOf(text, parsed.error) };
}

const SHORTER: MessageParam = {
  role: "user",
  content: "That would have been too long. Write the same piece in half the length.",
};

/** What was wrong goes back by place and kind, never by what stood there. */
function repairOf(text: string, error: z.ZodError): MessageParam[] {
  const wrong = error.issues.slice(0, 8).map(({ path, code }) => `${path.join(".") || "the whole"}: ${code}`);
  const said = `This did not have the form that was asked for (${wrong.join("; ")}). Write it again, complete and in that form.`;
  const before: MessageParam[] = text === "" ? [] : [{ role: "assistant", content: text.slice(0, 20_000) }];
  return [...before, { role: "user", content: said }];
}

const textOf = ({ content }: Message): string =>
  content.flatMap((block) => (block.type === "text" ? [block.text] : [])).join("");

function asJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const jittered = (ms: number): number => ms * (0.75 + Math.random() / 2);
