import { isUnlocked } from "@/lib/domain/assessment/assessment";
import { NO_SUCH_ASSESSMENT } from "@/lib/domain/assessment/messages";
import { Failure } from "@/lib/domain/failure";
import {
  ALREADY_UNLOCKED,
  PAYMENT_FAILED,
  PAYMENT_SUCCEEDED,
  PAYMENT_UNAVAILABLE,
} from "@/lib/domain/payment/messages";
import {
  type PaymentRequest,
  type PaymentResult,
  REPORT_CURRENCY,
  REPORT_PRICE_IN_CENTS,
} from "@/lib/domain/payment/payment";
import type { ChargeOutcome } from "@/lib/providers/payments/port";
import type { Context } from "../context";
import { settlePayment } from "./settle-payment";

/**
 * Charges $49 for one assessment's report, once, however often it is pressed, and unlocks the report.
 * The charge is announced in the database before it is made, so that a lost answer can be settled later.
 */
export async function payReport(context: Context, request: PaymentRequest): Promise<PaymentResult> {
  const { payments } = context.providers;
  if (payments.name === "unavailable") {
    throw new Failure("not_configured", PAYMENT_UNAVAILABLE, { body: { success: false } });
  }
  const start = await startPayment(context, request.assessmentId);
  if (start.state === "done") return succeeded(start.paymentId, ALREADY_UNLOCKED);
  if (start.state === "under_way") return waitForOther(context, request.assessmentId);

  const outcome = await payments.charge({
    paymentId: start.payment.id,
    attempt: start.payment.attempt,
    assessmentId: request.assessmentId,
    amountInCents: REPORT_PRICE_IN_CENTS,
    currency: REPORT_CURRENCY,
    cardDetails: request.cardDetails,
    paymentMethodId: request.paymentMethodId,
  });
  return finish(context, start.payment.id, outcome);
}

async function finish(context: Context, paymentId: string, outcome: ChargeOutcome): Promise<PaymentResult> {
  await settlePayment(context, paymentId, outcome);
  if (outcome.outcome === "succeeded") return succeeded(outcome.providerId, PAYMENT_SUCCEEDED);
  if (outcome.outcome === "declined") {
    throw new Failure("declined", outcome.message, { reason: "card_declined", body: { success: false } });
  }
  throw new Failure("unavailable", PAYMENT_FAILED, { retryAfterSeconds: 30, body: { success: false } });
}

type Start =
  | { state: "done"; paymentId: string }
  | { state: "under_way" }
  | { state: "ours"; payment: { id: string; attempt: number } };

async function startPayment(context: Context, assessmentId: string): Promise<Start> {
  return context.transaction(async (tx): Promise<Start> => {
    const assessment = await tx.assessments.lock(assessmentId);
    if (assessment === null) throw new Failure("not_found", NO_SUCH_ASSESSMENT);
    if (isUnlocked(assessment)) return { state: "done", paymentId: assessment.stripePaymentId ?? "" };
    if ((await tx.payments.findLive(assessmentId)) !== null) return { state: "under_way" };
    const payment = await tx.payments.start({
      assessmentId,
      provider: context.providers.payments.name,
      amountCents: REPORT_PRICE_IN_CENTS,
      currency: REPORT_CURRENCY,
    });
    return payment === null ? { state: "under_way" } : { state: "ours", payment };
  });
}

const WAIT_MS = 250;
const WAIT_TIMES = 80;

/** Somebody pressed twice: the second request reports what becomes of the first one's charge. */
async function waitForOther(context: Context, assessmentId: string): Promise<PaymentResult> {
  for (let turn = 0; turn < WAIT_TIMES; turn += 1) {
    await new Promise((resolve) => setTimeout(resolve, WAIT_MS));
    const assessment = await context.store.assessments.find(assessmentId);
    if (assessment !== null && isUnlocked(assessment)) {
      return succeeded(assessment.stripePaymentId ?? "", PAYMENT_SUCCEEDED);
    }
    if ((await context.store.payments.findLive(assessmentId)) === null) break;
  }
  throw new Failure("unavailable", PAYMENT_FAILED, { retryAfterSeconds: 30, body: { success: false } });
}

function succeeded(paymentId: string, message: string): PaymentResult {
  return { success: true, paymentId, message };
}
