import type { StoredPayment } from "@/lib/data/store/payments";
import { MINUTE_MS } from "@/lib/domain/time";
import { recordAudit } from "../audit/record-audit";
import type { Context, Transaction } from "../context";
import { queueEmail } from "../email/queue-email";
import { targetOf } from "./settle-payment";
import { PAYMENT_MOVES } from "./states";

/** By then the tries of an honest outage are spent. */
const STRANDED_AFTER_MS = 30 * MINUTE_MS;
/** Then it is an admin's turn, who finds the last try among the failed jobs. */
const LEFT_TO_ADMINS_AFTER_MS = 20 * 60 * MINUTE_MS;

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
  if (!(await tx.payments.move(payment.id, PAYMENT_MOVES.giveBack))) return;
  const { id, assessmentId } = payment;
  await recordAudit(context, tx, { action: "payment_returned", target: targetOf(assessmentId) });
  if ((await tx.assessments.find(assessmentId)) === null) return;
  await queueEmail(tx, {
    key: `returned:${id}`,
    template: "payment-returned",
    assessmentId,
    aboutId: id,
  });
}

/** Refunds whose tries were spent while the card service was away are tried again. */
export async function requeueStuckRefunds(context: Context): Promise<void> {
  const ago = (ms: number) => new Date(context.now().getTime() - ms);
  const times = { since: ago(LEFT_TO_ADMINS_AFTER_MS), before: ago(STRANDED_AFTER_MS) };
  for (const paymentId of await context.store.payments.listStranded("refund_due", times)) {
    await context.transaction((tx) => tx.enqueue("refund", { paymentId }));
  }
}
