import { sign } from "retell-sdk";
import { z } from "zod";
import { type Received, startVendor, type Vendor, type VendorAnswer } from "./vendor";

export const RETELL = { apiKey: "key_retell_stand_in", agentId: "agent_emma", fromNumber: "+16045550100" };

/** What a server needs to call through the stand-in, at any hour unless the test is about the hours. */
export const retellSettings = ({ url }: Vendor, hours = "00:00-24:00,00:00-24:00") => ({
  RETELL_API_KEY: RETELL.apiKey,
  RETELL_AGENT_ID: RETELL.agentId,
  VOICE_FROM_NUMBER: RETELL.fromNumber,
  RETELL_BASE_URL: url,
  VOICE_HOURS: hours,
});

const Order = z.strictObject({
  from_number: z.literal(RETELL.fromNumber),
  to_number: z.string().regex(/^\+1\d{10}$/),
  override_agent_id: z.literal(RETELL.agentId),
  metadata: z.strictObject({ callRequestId: z.uuid(), assessmentId: z.uuid() }),
  retell_llm_dynamic_variables: z.record(z.string(), z.string()),
});
const Listing = z.strictObject({
  filter_criteria: z.strictObject({
    metadata: z.tuple([
      z.strictObject({
        key: z.literal("callRequestId"),
        type: z.literal("string"),
        op: z.literal("eq"),
        value: z.string(),
      }),
    ]),
  }),
  limit: z.literal(1),
});

export type OrderedCall = z.infer<typeof Order> & { call_id: string };

export interface RetellStandIn extends Vendor {
  /** Every call that would ring somewhere. */
  readonly ordered: readonly OrderedCall[];
}

/** Retell, as far as the product uses it: ordering a call, and finding one by what was given along. */
export async function startRetell(): Promise<RetellStandIn> {
  const ordered: OrderedCall[] = [];
  const vendor = await startVendor((call) => take(call, ordered));
  return {
    ...vendor,
    ordered,
    reset() {
      vendor.reset();
      ordered.length = 0;
    },
  };
}

function take({ method, path, headers, body }: Received, ordered: OrderedCall[]): VendorAnswer {
  if (headers.authorization !== `Bearer ${RETELL.apiKey}`) return problem(401);
  if (method !== "POST") return problem(404);
  if (path === "/v2/create-phone-call") {
    const order = Order.safeParse(JSON.parse(body));
    if (!order.success) return problem(422);
    const call_id = `call_${ordered.length + 1}_${order.data.metadata.callRequestId}`;
    ordered.push({ ...order.data, call_id });
    return {
      status: 201,
      body: { ...order.data, call_id, call_type: "phone_call", call_status: "registered" },
    };
  }
  if (path === "/v3/list-calls") {
    const listing = Listing.safeParse(JSON.parse(body));
    if (!listing.success) return problem(422);
    const [{ value }] = listing.data.filter_criteria.metadata;
    return {
      status: 200,
      body: { items: ordered.filter(({ metadata }) => metadata.callRequestId === value), has_more: false },
    };
  }
  return problem(404);
}

const problem = (status: number): VendorAnswer => ({
  status,
  body: { status: "error", message: "Refused." },
});

/** A transcript as Retell gives it along. */
export const CALL_LINES = [
  {
    role: "agent",
    content: "Hello, this is Emma. Which of the challenges you chose costs the most this month?",
  },
  {
    role: "user",
    content:
      "Quotes for custom millwork take two weeks. We lose about one bid in five because somebody else is faster.",
  },
  { role: "agent", content: "What would you see first if it went away?" },
  { role: "user", content: "Our estimators would stop working on Saturdays, I think." },
];

/** A message of Retell's own about a call. */
export function callEvent(
  event: string,
  call: { call_id: string; metadata?: unknown } & Record<string, unknown>,
): string {
  return JSON.stringify({
    event,
    call: {
      call_type: "phone_call",
      agent_id: RETELL.agentId,
      call_status: "ended",
      disconnection_reason: "user_hangup",
      transcript: "Agent: Hello\nUser: Hi",
      transcript_object: CALL_LINES,
      ...(event === "call_analyzed"
        ? {
            call_analysis: {
              call_summary: "The leader spoke about slow quotes.",
              user_sentiment: "Positive",
            },
          }
        : {}),
      ...call,
    },
  });
}

/** Signed as Retell signs; `at` in milliseconds for a message from another time. */
export const signEvent = (body: string, apiKey = RETELL.apiKey): Promise<string> => sign(body, apiKey);
