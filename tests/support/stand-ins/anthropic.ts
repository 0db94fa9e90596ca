import { z } from "zod";
import { type Asked, answerTo, type FactsAnswer, type Mode } from "./anthropic-answers";
import { type Behaviour, type Received, startVendor, type Vendor, type VendorAnswer } from "./vendor";

export const ANTHROPIC_KEY = "sk-ant-stand-in";
/** What a server needs to write through the stand-in. */
export const anthropicSettings = ({ url }: Vendor) => ({
  ANTHROPIC_API_KEY: ANTHROPIC_KEY,
  ANTHROPIC_BASE_URL: url,
});

export interface AnthropicStandIn extends Vendor {
  mode: Mode;
  /** What it says that unplaced sentences mean. */
  facts: FactsAnswer;
  /** Every request that was taken, read. */
  asked: Asked[];
  /** What a request had that the vendor would not take. */
  problems: string[];
  /** Requests with this text are refused. */
  poison: string | null;
}

const fault = (status: number, type: string, more = {}, headers = {}): Behaviour => ({
  mode: "refuse",
  status,
  headers,
  body: { type: "error", error: { type, message: "As the test wants it.", ...more }, request_id: "req_1" },
});

/** The vendor's bad days, by the name that tests give them. */
export const FAULTS = {
  "400": fault(400, "invalid_request_error"),
  "401": fault(401, "authentication_error"),
  "429": fault(429, "rate_limit_error", {}, { "retry-after": "0" }),
  "spend limit": fault(429, "rate_limit_error", { details: { error_code: "contract_spend_limit_reached" } }),
  "500": fault(500, "api_error"),
  "529": fault(529, "overloaded_error"),
  hang: { mode: "hang", does: false },
  "reset in mid-body": { mode: "half" },
  rubbish: { mode: "rubbish" },
} as const satisfies Record<string, Behaviour>;

const Text = z.strictObject({
  type: z.literal("text"),
  text: z.string(),
  cache_control: z.strictObject({ type: z.literal("ephemeral") }).optional(),
});
const Request = z.strictObject({
  model: z.string().startsWith("claude-"),
  max_tokens: z.int().min(1),
  system: z.array(Text).min(1),
  messages: z
    .array(z.strictObject({ role: z.enum(["user", "assistant"]), content: z.string().min(1) }))
    .min(1),
  thinking: z.strictObject({ type: z.enum(["adaptive", "disabled", "between_tools"]) }).optional(),
  output_config: z.strictObject({
    effort: z.enum(["low", "medium", "high"]).optional(),
    format: z.strictObject({ type: z.literal("json_schema"), schema: z.record(z.string(), z.unknown()) }),
  }),
});

/** The vendor's messages endpoint: takes what it would take, and answers as it is told to. */
export async function startAnthropic(): Promise<AnthropicStandIn> {
  const state: Omit<AnthropicStandIn, keyof Vendor> = {
    poison: null,
    mode: "good",
    facts: () => [],
    asked: [],
    problems: [],
  };
  const vendor = await startVendor((call) => {
    const asked = read(call, state.problems);
    if (asked === null || (state.poison !== null && asked.text.includes(state.poison)))
      return { status: 400, body: { type: "error", error: { type: "invalid_request_error" } } };
    state.asked.push(asked);
    return answer(state.mode, asked, state.facts);
  });
  return Object.assign(state, vendor);
}

function read({ method, path, headers, body }: Received, problems: string[]): Asked | null {
  const wrong: string[] = [];
  if (method !== "POST" || path !== "/v1/messages") wrong.push(`${method} ${path}`);
  const keys = [headers["x-api-key"], headers.authorization?.replace(/^Bearer /, "")];
  if (keys.filter((key) => key !== undefined).join() !== ANTHROPIC_KEY) wrong.push("not the one key");
  if (!/^\d{4}-\d\d-\d\d$/.test(String(headers["anthropic-version"]))) wrong.push("anthropic-version");
  const parsed = Request.safeParse(JSON.parse(body));
  if (parsed.success)
    wrong.push(...modelFaults(parsed.data), ...schemaFaults(parsed.data.output_config.format.schema));
  else wrong.push(...parsed.error.issues.map((issue) => `${issue.path.join(".")}: ${issue.message}`));
  problems.push(...wrong);
  if (!parsed.success || wrong.length > 0) return null;
  const { system, messages, output_config: config } = parsed.data;
  return {
    text: body,
    system: system.map((block) => block.text),
    isCached: system.map((block) => block.cache_control !== undefined),
    model: parsed.data.model,
    thinking: parsed.data.thinking?.type,
    effort: config.effort,
    messages,
    keys: Object.keys(z.record(z.string(), z.unknown()).parse(config.format.schema.properties)),
  };
}

/** Which models take what, as the vendor's pages say. */
const THINKING: Readonly<Record<string, readonly string[]>> = {
  "claude-sonnet-5-5": ["adaptive", "between_tools"],
  "claude-opus-5-5": ["adaptive"],
  "claude-haiku-5-5": ["adaptive", "disabled"],
  "claude-haiku-4-5": ["disabled"],
};

/** An effort or a kind of thinking that a model does not know is refused with 400, whatever else is right. */
function modelFaults({ model, thinking, output_config: { effort } }: z.infer<typeof Request>): string[] {
  const isKnown = thinking === undefined || THINKING[model]?.includes(thinking.type) === true;
  const takesEffort = /^claude-(sonnet|opus|haiku)-5/.test(model);
  return [
    ...(isKnown ? [] : [`thinking: ${thinking?.type}`]),
    ...(effort === undefined || takesEffort ? [] : [`effort: ${effort}`]),
  ];
}

const UNKNOWN_KEYWORDS: ReadonlySet<string> = new Set([
  "minLength",
  "maxLength",
  "minimum",
  "maximum",
  "maxItems",
  "pattern",
]);

/** What the vendor's structured output refuses: open objects, and limits on length or number. */
function schemaFaults(schema: unknown, path = "schema"): string[] {
  if (typeof schema !== "object" || schema === null) return [];
  const open = "type" in schema && schema.type === "object" && !("additionalProperties" in schema);
  const inner = Object.entries(schema).flatMap(([key, value]) => [
    ...(UNKNOWN_KEYWORDS.has(key) && typeof value !== "object" ? [`${path}.${key}`] : []),
    ...schemaFaults(value, `${path}.${key}`),
  ]);
  return open ? [`${path} is open`, ...inner] : inner;
}

function answer(mode: Mode, asked: Asked, facts: FactsAnswer): VendorAnswer {
  if (mode === "refusal") return message("", "refusal");
  if (mode === "max_tokens") return message('{"executiveSummary":"Half of', "max_tokens");
  if (mode === "bad json") return message("Certainly! Here is your report: {", "end_turn");
  if (mode === "bad json once" && asked.messages.length === 1) return message('{"tools":7}', "end_turn");
  return message(JSON.stringify(answerTo(asked, mode, facts)), "end_turn");
}

const message = (text: string, stopReason: string): VendorAnswer => ({
  status: 200,
  body: {
    id: "msg_stand_in",
    type: "message",
    role: "assistant",
    model: "claude-sonnet-5-5",
    content: text === "" ? [] : [{ type: "text", text, citations: null }],
    stop_reason: stopReason,
    stop_sequence: null,
    stop_details: null,
    usage: {
      input_tokens: 3_000,
      cache_creation_input_tokens: 0,
      cache_read_input_tokens: 6_000,
      output_tokens: 1_500,
      output_tokens_details: { thinking_tokens: 400 },
    },
  },
});
