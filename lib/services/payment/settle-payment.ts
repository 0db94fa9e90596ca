import type { StoredPayment } from "@/lib/data/store/payments";
import { isUnlocked } from "@/lib/domain/assessment/assessment";
import { REPORT_CURRENCY, REPORT_PRICE_IN_CENTS } from "@/lib/domain/payment/price";
import type { ChargeOutcome } from "@/lib/providers/payments/port";
import { recordAudit } from "../audit/record-audit";
import type { Context, Transaction } from "../context";
import { queueEmail } from "../email/queue-email";
import { countStep } from "../lead/count-step";
import { queueReport } from "../report/queue-report";
import { PAYMENT_MOVES } from "./states";

type Charged = ChargeOutcome & { outcome: "succeeded" };

/**
 * Settles a charge once, by the first of: the response, the provider's webhook,
 * or the reconciler. A charge unlocks only the assessment it was made for, at our price, in our currency.
 */
export async function settlePayment(
  context: Context,
  paymentId: string,
  outcome: ChargeOutcome,
): Promise<void> {
  await context.transaction((tx) => settleIn(tx, context, paymentId, outcome));
  context.drainSoon();
}

/** The same, as part of the caller's transaction. */
export async function settleIn(
  tx: Transaction,
  context: Context,
  paymentId: string,
  outcome: ChargeOutcome,
): Promise<void> {
  if (outcome.outcome === "succeeded") return charged(tx, context, paymentId, outcome);
  if (outcome.outcome === "declined") await tx.payments.move(paymentId, PAYMENT_MOVES.decline);
  else if (outcome.outcome === "canceled") await tx.payments.move(paymentId, PAYMENT_MOVES.cancel);
  else await tx.payments.release(paymentId);
}

async function charged(tx: Transaction, context: Context, paymentId: string, charge: Charged): Promise<void> {
  const payment = await tx.payments.find(paymentId);
  if (payment === null) return;
  const assessment = await tx.assessments.lock(payment.assessmentId);
  const live = await tx.payments.findLive(payment.assessmentId);
  const isFree = live === null || live.id === payment.id;
  if (assessment === null || isUnlocked(assessment) || !isFree || !isForThis(payment, charge)) {
    if (await tx.payments.move(paymentId, PAYMENT_MOVES.owe, charge.providerId)) {
      await recordMismatch(tx, context, payment.assessmentId, "refund due");
      await tx.enqueue("refund", { paymentId });
    }
    return;
  }
  if (!(await tx.payments.move(paymentId, PAYMENT_MOVES.succeed, charge.providerId))) return;
  await tx.assessments.unlockByPayment(payment.assessmentId, charge.providerId, context.now());
  await recordAudit(context, tx, { action: "payment_succeeded", target: targetOf(payment.assessmentId) });
  await queueReport(tx, payment.assessmentId);
  await countStep(context, tx, "unlocked_card", payment.assessmentId);
  const { id, assessmentId } = payment;
  await queueEmail(tx, { key: `receipt:${id}`, template: "receipt", assessmentId, aboutId: id });
}

/** For the admins: money that no report was unlocked for. */
export async function recordMismatch(
  tx: Transaction,
  context: Context,
  assessmentId: string | null,
  what: "refund due" | "no such payment" | "another amount, currency or assessment",
): Promise<void> {
  const target = assessmentId === null ? undefined : targetOf(assessmentId);
  await recordAudit(context, tx, {
    action: "payment_mismatched",
    outcome: "refused",
    target,
    meta: { what },
  });
}

export const targetOf = (assessmentId: string) => ({ kind: "assessment" as const, id: assessmentId });

/** Whether a charge is for this payment: the right assessment, price and currency, under the id we know. */
export function isForThis(payment: StoredPayment, charge: Charged): boolean {
  return (
    charge.amountInCents === REPORT_PRICE_IN_CENTS &&
    charge.currency === REPORT_CURRENCY &&
    charge.assessmentId === payment.assessmentId &&
    (payment.providerId === null || payment.providerId === charge.providerId)
  );
}
