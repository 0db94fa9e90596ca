import type { StoredPayment } from "@/lib/data/store/payments";
import { recordAudit } from "../audit/record-audit";
import type { Context, Transaction } from "../context";
import { queueEmail } from "../email/queue-email";
import { targetOf } from "./settle-payment";

/** Gives back money that no report was unlocked for, once, and tells who paid. */
export async function refundPayment(context: Context, paymentId: string): Promise<void> {
  const payment = await context.store.payments.find(paymentId);
  if (payment?.status !== "refund_due" || payment.providerId === null) return;
  const { payments } = context.providers;
  if (payments.name !== payment.provider) {
    throw new Error(`${payments.name} cannot give back what ${payment.provider} has charged.`);
  }
  await payments.refund({ paymentId, providerId: payment.providerId });
  await context.transaction((tx) => returned(tx, context, payment));
  context.drainSoon();
}

/** Records a refund of any origin, once. */
export async function returned(tx: Transaction, context: Context, payment: StoredPayment): Promise<void> {
  if (!(await tx.payments.markReturned(payment.id))) return;
  const { id, assessmentId } = payment;
  await recordAudit(context, tx, { action: "payment_returned", target: targetOf(assessmentId) });
  if ((await tx.assessments.find(assessmentId)) === null) return;
  await queueEmail(tx, { key: `returned:${id}`, template: "payment-returned", assessmentId });
}
