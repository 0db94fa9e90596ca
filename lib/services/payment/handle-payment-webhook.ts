import type { StoredPayment } from "@/lib/data/store/payments";
import { Failure } from "@/lib/domain/failure";
import { PAYMENT_UNAVAILABLE, WEBHOOK_NOT_SIGNED } from "@/lib/domain/payment/messages";
import type { PaymentEvent } from "@/lib/providers/payments/port";
import { recordAudit } from "../audit/record-audit";
import type { Context, Transaction } from "../context";
import { queueForAdmins } from "../email/queue-for-admins";
import { returned } from "./refund-payment";
import { isForThis, recordMismatch, settleIn, targetOf } from "./settle-payment";
import { isForNoReport, PAYMENT_MOVES } from "./states";

/**
 * Takes what the card service tells by itself. Told twice, it happens once; told late or out of order, it undoes
 * nothing that is known for certain. What is not about a payment of ours changes nothing.
 */
export async function handlePaymentWebhook(
  context: Context,
  { payload, signature }: { payload: Uint8Array; signature: string | null },
): Promise<{ received: true }> {
  const { payments } = context.providers;
  if (payments.name !== "stripe") throw new Failure("not_configured", PAYMENT_UNAVAILABLE);
  const event = payments.readEvent(payload, signature);
  if (event === null) return refuse(context);
  const known = event.about === "try" ? await asCharge(context, event) : event;
  await context.transaction(async (tx) => {
    if (await tx.webhookReceipts.claim(payments.name, event.eventId)) await applyEvent(tx, context, known);
  });
  context.drainSoon();
  return { received: true };
}

async function refuse(context: Context): Promise<never> {
  await context.takeFromLimit("refusedWebhook", "stripe");
  await recordAudit(context, context.store, { action: "vendor_message_refused", outcome: "refused" });
  throw new Failure("invalid", WEBHOOK_NOT_SIGNED, { reason: "signature_wrong" });
}

type KnownEvent = Exclude<PaymentEvent, { about: "try" }> | Settled;
interface Settled {
  about: "settled";
  paymentId: string;
  outcome: Parameters<typeof settleIn>[3];
}

/** An attempt that failed may be an old one by now: what counts is what the provider says today. */
async function asCharge(context: Context, event: PaymentEvent & { about: "try" }): Promise<KnownEvent> {
  const payment = await context.store.payments.findByProviderId(event.providerId);
  if (payment?.status !== "processing") return { eventId: event.eventId, about: "other" };
  const outcome = await context.providers.payments.retrieve(payment);
  return { about: "settled", paymentId: payment.id, outcome };
}

async function applyEvent(tx: Transaction, context: Context, event: KnownEvent): Promise<void> {
  if (event.about === "settled") return settleIn(tx, context, event.paymentId, event.outcome);
  if (event.about === "charge") return applyCharge(tx, context, event);
  if (event.about === "other") return;
  const payment = await tx.payments.findByProviderId(event.providerId);
  if (payment === null) return;
  if (event.about === "refund_failed") return applyFailedRefund(tx, context, payment, event.refundId);
  if (event.about === "refund" && event.isFull && isForNoReport(payment)) {
    return returned(tx, context, payment);
  }
  const target = targetOf(payment.assessmentId);
  const isLost = event.about === "dispute" && event.state === "lost";
  if (event.about === "dispute") {
    await tx.payments.markDisputed(payment.id, event.state);
    await recordAudit(context, tx, { action: "payment_disputed", target, meta: { state: event.state } });
  } else {
    const meta = { full: event.isFull };
    await recordAudit(context, tx, { action: "payment_refunded", target, meta });
  }
  if (isLost || (event.about === "refund" && event.isFull)) {
    await tx.assessments.lock(payment.assessmentId);
    await tx.payments.move(payment.id, PAYMENT_MOVES.refund);
    if (await tx.assessments.lockAgain(payment.assessmentId, event.providerId))
      await tx.retakes.lockIncluded(payment.assessmentId);
  }
}

/** Stripe tells of one failure in up to three events; the admins hear of it once. What the report is, it stays. */
async function applyFailedRefund(
  tx: Transaction,
  context: Context,
  { id, provider, assessmentId }: StoredPayment,
  refundId: string,
): Promise<void> {
  if (!(await tx.webhookReceipts.claim(provider, `refund-failed:${refundId}`))) return;
  await tx.payments.move(id, PAYMENT_MOVES.failRefund);
  await recordAudit(context, tx, { action: "payment_refund_failed", target: targetOf(assessmentId) });
  await queueForAdmins(tx, { template: "refund-failed", occasion: `${id}:${refundId}`, aboutId: id });
}

/** A charge is believed for the payment it was prepared for, and for no other. */
async function applyCharge(
  tx: Transaction,
  context: Context,
  { paymentId, outcome }: PaymentEvent & { about: "charge" },
): Promise<void> {
  const known = await tx.payments.findByProviderId(outcome.providerId);
  const payment = known ?? (isUuid(paymentId) ? await tx.payments.find(paymentId) : null);
  if (payment === null) return recordMismatch(tx, context, null, "no such payment");
  if (!isForThis(payment, outcome)) {
    return recordMismatch(tx, context, payment.assessmentId, "another amount, currency or assessment");
  }
  await settleIn(tx, context, payment.id, outcome);
}

const isUuid = (text: string | null): text is string =>
  text !== null && /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text);
