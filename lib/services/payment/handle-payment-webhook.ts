import type { StoredPayment } from "@/lib/data/store/payments";
import { Failure } from "@/lib/domain/failure";
import { NEWS_NOT_SIGNED, PAYMENT_UNAVAILABLE } from "@/lib/domain/payment/messages";
import type { PaymentNews } from "@/lib/providers/payments/port";
import { recordAudit } from "../audit/record-audit";
import type { Context, Transaction } from "../context";
import { queueForAdmins } from "../email/queue-for-admins";
import { returned } from "./refund-payment";
import { isForThis, recordMismatch, settleIn, targetOf } from "./settle-payment";

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
  const news = payments.readNews(payload, signature);
  if (news === null) return refuse(context);
  const known = news.about === "try" ? await asCharge(context, news) : news;
  await context.transaction(async (tx) => {
    if (await tx.webhookReceipts.claim(payments.name, news.eventId)) await applyEvent(tx, context, known);
  });
  context.drainSoon();
  return { received: true };
}

async function refuse(context: Context): Promise<never> {
  await context.takeFromLimit("refusedNews", "stripe");
  await recordAudit(context, context.store, { action: "vendor_message_refused", outcome: "refused" });
  throw new Failure("invalid", NEWS_NOT_SIGNED, { reason: "signature_wrong" });
}

type Heard = Exclude<PaymentNews, { about: "try" }> | Settled;
interface Settled {
  about: "settled";
  paymentId: string;
  outcome: Parameters<typeof settleIn>[3];
}

/** An attempt that failed may be an old one by now: what counts is what the provider says today. */
async function asCharge(context: Context, news: PaymentNews & { about: "try" }): Promise<Heard> {
  const payment = await context.store.payments.findByProviderId(news.providerId);
  if (payment?.status !== "processing") return { eventId: news.eventId, about: "other" };
  const outcome = await context.providers.payments.retrieve(payment);
  return { about: "settled", paymentId: payment.id, outcome };
}

async function applyEvent(tx: Transaction, context: Context, heard: Heard): Promise<void> {
  if (heard.about === "settled") return settleIn(tx, context, heard.paymentId, heard.outcome);
  if (heard.about === "charge") return applyCharge(tx, context, heard);
  if (heard.about === "other") return;
  const payment = await tx.payments.findByProviderId(heard.providerId);
  if (payment === null) return;
  if (heard.about === "refund_failed") return applyFailedRefund(tx, context, payment, heard.refundId);
  if (heard.about === "refund" && heard.isFull && isForNoReport(payment)) {
    return returned(tx, context, payment);
  }
  const target = targetOf(payment.assessmentId);
  const isLost = heard.about === "dispute" && heard.state === "lost";
  if (heard.about === "dispute") {
    await tx.payments.markDisputed(payment.id, heard.state);
    await recordAudit(context, tx, { action: "payment_disputed", target, meta: { state: heard.state } });
  } else {
    const meta = { full: heard.isFull };
    await recordAudit(context, tx, { action: "payment_refunded", target, meta });
  }
  if (isLost || (heard.about === "refund" && heard.isFull)) {
    await tx.assessments.lock(payment.assessmentId);
    await tx.payments.markRefunded(payment.id);
    await tx.assessments.lockAgain(payment.assessmentId, heard.providerId);
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
  await tx.payments.markRefundFailed(id);
  await recordAudit(context, tx, { action: "payment_refund_failed", target: targetOf(assessmentId) });
  await queueForAdmins(tx, { template: "refund-failed", about: `${id}:${refundId}` });
}

/** It was charged although the report was unlocked in another way: giving it back locks nothing. */
const isForNoReport = ({ status }: StoredPayment): boolean =>
  status === "refund_due" || status === "returned";

/** A charge is believed for the payment it was prepared for, and for no other. */
async function applyCharge(
  tx: Transaction,
  context: Context,
  { paymentId, outcome }: PaymentNews & { about: "charge" },
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
