import { isUnlocked } from "@/lib/domain/assessment/assessment";
import { REPORT_CURRENCY, REPORT_PRICE_IN_CENTS } from "@/lib/domain/payment/payment";
import type { ChargeOutcome } from "@/lib/providers/payments/port";
import type { Context, Transaction } from "../context";
import { countStep } from "../lead/count-step";
import { queueReport } from "../report/queue-report";

/**
 * Writes down what became of a charge, once, whoever heard of it first: the answer, the provider's own message,
 * or the reconciler. A charge unlocks only the assessment it was made for, at our price, in our currency.
 */
export async function settlePayment(
  context: Context,
  paymentId: string,
  outcome: ChargeOutcome,
): Promise<void> {
  if (outcome.outcome === "unknown") return;
  await context.transaction(async (tx) => {
    const payment = await tx.payments.find(paymentId);
    if (payment === null || payment.status !== "processing") return;
    const assessment = await tx.assessments.lock(payment.assessmentId);
    if (outcome.outcome === "declined") {
      await tx.payments.settle(paymentId, "declined", outcome.providerId);
    } else if (assessment === null || isUnlocked(assessment) || !isForThis(payment.assessmentId, outcome)) {
      await tx.payments.settle(paymentId, "refund_due", outcome.providerId);
    } else {
      await unlock(context, tx, payment, outcome.providerId);
    }
  });
  context.drainSoon();
}

async function unlock(
  context: Context,
  tx: Transaction,
  payment: { id: string; assessmentId: string },
  providerId: string,
): Promise<void> {
  if (!(await tx.payments.settle(payment.id, "succeeded", providerId))) return;
  await tx.assessments.unlockByPayment(payment.assessmentId, providerId, context.now());
  await queueReport(tx, payment.assessmentId);
  await countStep(context, tx, "unlocked_card", payment.assessmentId);
}

function isForThis(assessmentId: string, charge: ChargeOutcome & { outcome: "succeeded" }): boolean {
  return (
    charge.amountInCents === REPORT_PRICE_IN_CENTS &&
    charge.currency === REPORT_CURRENCY &&
    charge.assessmentId === assessmentId
  );
}
