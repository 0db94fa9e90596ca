import { Failure } from "@/lib/domain/failure";
import { ALREADY_UNLOCKED, CARD_DETAILS_NOT_TAKEN, CARD_MISSING } from "@/lib/domain/payment/messages";
import type { PaymentRequest, PaymentResult } from "@/lib/domain/payment/payment";
import type { Payments } from "@/lib/providers/payments/port";
import type { Context } from "../context";
import { chargePayment } from "./charge-payment";
import { responseFor, succeeded, unavailable } from "./payment-response";
import { resumeInflightPayment } from "./resume-inflight-payment";
import { startPayment } from "./start-payment";

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
