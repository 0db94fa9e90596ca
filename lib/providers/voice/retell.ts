import { Retell } from "retell-sdk";
import { z } from "zod";
import type { CallHours } from "@/lib/domain/call/quiet-hours";
import { VendorError } from "../vendor-error";
import type { CallOrder, Voice } from "./port";
import { readRetellEvent } from "./retell-event";

interface Settings {
  apiKey: string;
  agentId: string;
  /** E.164. */
  fromNumber: string;
  /** Retell's own address where none is given. */
  baseUrl: string | undefined;
  callsPerDay: number;
  hours: CallHours;
  timeoutMs?: number;
}

/** Shorter than the lease of the job that calls, for both requests that a try may take. */
const TIMEOUT_MS = 8_000;
const Ordered = z.object({ call_id: z.string().min(1) });
const Listed = z.object({ items: z.array(z.object({ call_id: z.string().min(1) })) });

/** Calls through Retell. It knows no idempotency keys, so before a second try it is asked for the first one's call. */
export function retellVoice(settings: Settings): Voice {
  const {
    apiKey,
    agentId,
    fromNumber,
    baseUrl,
    callsPerDay,
    hours,
    timeoutMs: timeout = TIMEOUT_MS,
  } = settings;
  const retell = new Retell({ apiKey, baseURL: baseUrl, timeout, maxRetries: 0, logLevel: "off" });
  return {
    name: "retell",
    callsByItself: true,
    fromNumber,
    callsPerDay,
    hours,
    async requestCall(order) {
      const earlier = order.isRepeated ? await findCall(order.callRequestId) : null;
      return { providerCallId: earlier ?? (await call(order)) };
    },
    readEvent: (payload, signature) => readRetellEvent(payload, signature, apiKey),
  };

  async function call({ callRequestId, assessmentId, phoneNumber, about }: CallOrder): Promise<string> {
    const answer = await spoken(() =>
      retell.call.createPhoneCall({
        from_number: fromNumber,
        to_number: phoneNumber,
        override_agent_id: agentId,
        metadata: { callRequestId, assessmentId },
        retell_llm_dynamic_variables: about,
      }),
    );
    return Ordered.parse(answer).call_id;
  }

  async function findCall(callRequestId: string): Promise<string | null> {
    const filter = { key: "callRequestId", type: "string", op: "eq", value: callRequestId } as const;
    const answer = await spoken(() =>
      retell.call.list({ filter_criteria: { metadata: [filter] }, limit: 1 }),
    );
    return Listed.parse(answer).items[0]?.call_id ?? null;
  }
}

/** Retell's own sentence is left out: it may quote the number. */
class CallNotOrdered extends VendorError {
  override readonly name = "CallNotOrdered";
}

async function spoken<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
  try {
    return await ask();
  } catch (error) {
    const status = error instanceof Retell.APIError ? error.status : undefined;
    throw new CallNotOrdered(`The call was not ordered: ${status ?? "no answer"}.`, { status });
  }
}
