import type { StoredPayment } from "@/lib/data/store/payments";
import { isUnlocked } from "@/lib/domain/assessment/assessment";
import { NO_SUCH_ASSESSMENT } from "@/lib/domain/assessment/messages";
import { Failure } from "@/lib/domain/failure";
import { ALREADY_UNLOCKED } from "@/lib/domain/payment/messages";
import { REPORT_CURRENCY, REPORT_PRICE_IN_CENTS } from "@/lib/domain/payment/price";
import type { Context } from "../context";

/** Longer than any honest request; afterwards another one may ask what became of the payment. */
const IN_HAND_MS = 30_000;

export const leaseUntil = (now: Date): Date => new Date(now.getTime() + IN_HAND_MS);

type Start =
  | { state: "done"; paymentId: string }
  | { state: "under_way" }
  | { state: "ours"; payment: StoredPayment };

/** What unlocked the report, where that was a card; a code has taken nothing, and neither does the card now. */
export function paymentOf({ stripePaymentId }: { stripePaymentId: string | null }): string {
  if (stripePaymentId === null) {
    throw new Failure("conflict", ALREADY_UNLOCKED, { body: { success: false } });
  }
  return stripePaymentId;
}

/** Announces a charge. A payment that was declined is taken up again: it can still succeed only once. */
export async function startPayment(context: Context, assessmentId: string): Promise<Start> {
  const until = leaseUntil(context.now());
  const order = {
    assessmentId,
    provider: context.providers.payments.name,
    amountCents: REPORT_PRICE_IN_CENTS,
    currency: REPORT_CURRENCY,
  };
  return context.transaction(async (tx): Promise<Start> => {
    const assessment = await tx.assessments.lock(assessmentId);
    if (assessment === null) throw new Failure("not_found", NO_SUCH_ASSESSMENT);
    if (isUnlocked(assessment)) return { state: "done", paymentId: paymentOf(assessment) };
    if ((await tx.payments.findLive(assessmentId)) !== null) return { state: "under_way" };
    const payment = (await tx.payments.reopen(order, until)) ?? (await tx.payments.start(order, until));
    return payment === null ? { state: "under_way" } : { state: "ours", payment };
  });
}
