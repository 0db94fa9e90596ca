import type { StoredPayment } from "@/lib/data/store/payments";
import { isUnlocked } from "@/lib/domain/assessment/assessment";
import { NO_SUCH_ASSESSMENT } from "@/lib/domain/assessment/messages";
import { Failure } from "@/lib/domain/failure";
import { ALREADY_UNLOCKED, CARD_DETAILS_NOT_TAKEN, CARD_MISSING } from "@/lib/domain/payment/messages";
import type { PaymentRequest, PaymentResult } from "@/lib/domain/payment/payment";
import { REPORT_CURRENCY, REPORT_PRICE_IN_CENTS } from "@/lib/domain/payment/price";
import type { Payments } from "@/lib/providers/payments/port";
import type { Context } from "../context";
import { chargePayment, paymentOf, responseFor, succeeded, unavailable } from "./charge-payment";
import { resumeInflightPayment } from "./resume-inflight-payment";
import { leaseUntil, PAYMENT_MOVES } from "./states";

/**
 * Charges $49 for one assessment's report, once, however often it is pressed, and unlocks the report.
 * The charge is announced in the database before it is made, so that a lost answer can be settled later.
 */
export async function payReport(context: Context, request: PaymentRequest): Promise<PaymentResult> {
  requireFitting(context.providers.payments, request);
  const start = await startPayment(context, request.assessmentId);
  if (start.state === "done") return succeeded(start.paymentId, ALREADY_UNLOCKED);
  if (start.state === "under_way") return resumeInflightPayment(context, request);
  return responseFor(await chargePayment(context, start.payment, request));
}

/** Under Stripe no card number reaches this server: one that is sent all the same goes no further than here. */
function requireFitting({ name }: Payments, { cardDetails, paymentMethodId }: PaymentRequest): void {
  const refuse = (message: string) => new Failure("invalid", message, { body: { success: false } });
  if (name === "unavailable") throw unavailable();
  if (name === "sandbox") {
    if (cardDetails === undefined) throw refuse(CARD_MISSING);
    return;
  }
  if (cardDetails !== undefined) throw refuse(CARD_DETAILS_NOT_TAKEN);
  if (paymentMethodId === undefined) throw refuse(CARD_MISSING);
}

type Start =
  | { state: "done"; paymentId: string }
  | { state: "under_way" }
  | { state: "ours"; payment: StoredPayment };

/** Announces a charge. A payment that was declined is taken up again: it can still succeed only once. */
async function startPayment(context: Context, assessmentId: string): Promise<Start> {
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
    const payment =
      (await tx.payments.reopen(order, PAYMENT_MOVES.reopen, until)) ??
      (await tx.payments.start(order, PAYMENT_MOVES.start, until));
    return payment === null ? { state: "under_way" } : { state: "ours", payment };
  });
}
