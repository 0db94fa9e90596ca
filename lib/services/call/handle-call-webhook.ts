import type { StoredCallRequest } from "@/lib/data/store/calls";
import type { CallEvent } from "@/lib/domain/call/event";
import { CALL_WEBHOOK_NOT_SIGNED, CALLS_NOT_CONFIGURED } from "@/lib/domain/call/messages";
import { Failure } from "@/lib/domain/failure";
import { MINUTE_MS } from "@/lib/domain/time";
import { recordAudit } from "../audit/record-audit";
import type { Context, Transaction } from "../context";
import { handOverIn } from "./place-call";

/** The analysis follows a call within a minute or two; where it does not, the transcript has to do. */
const ANALYSIS_WITHIN_MS = 2 * MINUTE_MS;

/**
 * Takes what the voice service tells by itself. Told twice, it happens once, in whatever order; what is not about
 * a call that we ordered changes nothing and is written down for the admins.
 */
export async function handleCallWebhook(
  context: Context,
  { payload, signature }: { payload: Uint8Array; signature: string | null },
): Promise<{ received: true }> {
  const { voice } = context.providers;
  if (!voice.callsByItself) throw new Failure("not_configured", CALLS_NOT_CONFIGURED);
  const event = await voice.readEvent(payload, signature);
  if (event === null) return refuse(context);
  if (event === "other") return { received: true };
  const call = await findCall(context, event);
  if (call === null) return ignore(context, event);
  await applyEvent(context, event, call);
  context.drainSoon();
  return { received: true };
}

/** By the service's own id, or by ours where the answer to the order was lost. Both must be about one assessment. */
async function findCall(context: Context, event: CallEvent): Promise<StoredCallRequest | null> {
  const { providerCallId, callRequestId, assessmentId } = event;
  const known = await context.store.calls.findByProviderId(providerCallId);
  const ordered = known ?? (callRequestId === null ? null : await context.store.calls.find(callRequestId));
  if (ordered === null || ordered.attempts === 0) return null;
  if (ordered.providerCallId !== null && ordered.providerCallId !== providerCallId) return null;
  const isAboutThis = assessmentId === null ? known !== null : assessmentId === ordered.assessmentId;
  return isAboutThis ? ordered : null;
}

async function applyEvent(context: Context, event: CallEvent, call: StoredCallRequest): Promise<void> {
  const { kind, providerCallId, wasHeld } = event;
  await context.transaction(async (tx) => {
    if (!(await tx.webhookReceipts.claim("retell", `${providerCallId}:${kind}`))) return;
    if (kind === "started") await tx.calls.markRinging(call.id, providerCallId);
    else if (wasHeld) await keep(tx, context, event, call);
    else if (kind === "ended" && call.status !== "done") await handOverIn(tx, { ...call, providerCallId });
  });
}

/** The call is done; what it brought to light is written by a job. */
async function keep(
  tx: Transaction,
  context: Context,
  { kind, providerCallId, transcript, summary }: CallEvent,
  call: StoredCallRequest,
): Promise<void> {
  if ((await tx.assessments.lock(call.assessmentId)) === null) return;
  await tx.calls.markHeld(call.id, providerCallId, context.now());
  const interviewId = await tx.interviews.add({
    assessmentId: call.assessmentId,
    interviewId: providerCallId,
    transcript,
    transcriptSummary: summary,
  });
  await tx.emitEvent("call.completed", call.assessmentId);
  const dueAt = kind === "analyzed" ? undefined : new Date(context.now().getTime() + ANALYSIS_WITHIN_MS);
  await tx.enqueue("insights", { interviewId }, dueAt);
}

async function refuse(context: Context): Promise<never> {
  await context.takeFromLimit("refusedWebhook", "voice");
  await recordAudit(context, context.store, { action: "vendor_message_refused", outcome: "refused" });
  throw new Failure("unauthenticated", CALL_WEBHOOK_NOT_SIGNED, { reason: "signature_wrong" });
}

async function ignore(context: Context, { kind }: CallEvent): Promise<{ received: true }> {
  await recordAudit(context, context.store, {
    action: "call_news_ignored",
    outcome: "refused",
    meta: { kind },
  });
  return { received: true };
}
