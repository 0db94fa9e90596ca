import type { StoredCallRequest } from "@/lib/data/store/calls";
import { nextCallTime } from "@/lib/domain/call/quiet-hours";
import { DAY_MS } from "@/lib/domain/time";
import { recordAudit } from "../audit/record-audit";
import type { Context, Transaction } from "../context";
import { queueForAdmins } from "../email/queue-for-admins";
import { subjectOfCall } from "./call-subject";

/** After these a person calls instead. */
const TRIES_MOST = 3;
/** Longer than one try takes. */
const HOLD_SECONDS = 20;

/**
 * Places a call that was asked for, in the hours when people may be called. Where no machine calls, may call or
 * gets through, the admins are told that a person should. Idempotent: however often this runs, there is one call.
 */
export async function placeCall(context: Context, callRequestId: string): Promise<void> {
  const call = await context.store.calls.find(callRequestId);
  if (call === null || call.providerCallId !== null) return;
  if (call.status !== "waiting" && call.status !== "calling") return;
  const { voice } = context.providers;
  if (!voice.callsByItself) return context.transaction((tx) => notifyAdmins(tx, call));
  if (!(await mayRing(context, call))) return handOver(context, call);
  const opensAt = nextCallTime(context.now(), voice.hours);
  if (opensAt > context.now()) {
    return context.transaction((tx) => tx.enqueue("call", { callRequestId }, opensAt));
  }
  if (await context.store.calls.begin(call.id, HOLD_SECONDS)) await order(context, call);
}

/** Requires consent, and a call within the limits. */
async function mayRing(context: Context, { assessmentId, attempts }: StoredCallRequest): Promise<boolean> {
  if (attempts >= TRIES_MOST) return false;
  if (!(await context.store.consents.isGranted(assessmentId, "ai_call"))) return false;
  const since = new Date(context.now().getTime() - DAY_MS);
  return attempts > 0 || (await context.store.calls.countBegun(since)) < context.providers.voice.callsPerDay;
}

async function order(context: Context, call: StoredCallRequest): Promise<void> {
  try {
    const { providerCallId } = await context.providers.voice.requestCall({
      callRequestId: call.id,
      assessmentId: call.assessmentId,
      phoneNumber: call.phoneNumber,
      isRepeated: call.attempts > 0,
      about: await subjectOfCall(context, call.assessmentId),
    });
    await context.store.calls.mark(call.id, "calling", providerCallId);
    const target = { kind: "call", id: call.id } as const;
    await recordAudit(context, context.store, { action: "call_ordered", target });
  } catch (error) {
    if (call.attempts + 1 >= TRIES_MOST) return handOver(context, call);
    await context.store.calls.mark(call.id, "waiting", null);
    throw error;
  }
}

/** From here on a person calls; that, and the email to the admins, are one transaction. */
const handOver = (context: Context, call: StoredCallRequest): Promise<void> =>
  context.transaction((tx) => handOverIn(tx, call));

export async function handOverIn(tx: Transaction, call: StoredCallRequest): Promise<void> {
  await notifyAdmins(tx, call);
  await tx.calls.mark(call.id, "callback", call.providerCallId);
}

/** No email about a lead that was deleted meanwhile. */
async function notifyAdmins(tx: Transaction, { id, assessmentId }: StoredCallRequest): Promise<void> {
  if ((await tx.assessments.lock(assessmentId)) === null) return;
  await queueForAdmins(tx, { template: "call-requested", occasion: id, aboutId: id, assessmentId });
}
