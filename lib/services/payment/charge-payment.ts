import type { StoredPayment } from "@/lib/data/store/payments";
import { Failure } from "@/lib/domain/failure";
import {
  ALREADY_UNLOCKED,
  PAYMENT_FAILED,
  PAYMENT_NEEDS_CUSTOMER,
  PAYMENT_PENDING,
  PAYMENT_SUCCEEDED,
  PAYMENT_UNAVAILABLE,
} from "@/lib/domain/payment/messages";
import type { PaymentRequest, PaymentResult } from "@/lib/domain/payment/payment";
import type { ChargeOutcome, PaymentOrder } from "@/lib/providers/payments/port";
import { VendorError } from "@/lib/providers/vendor-error";
import type { Context } from "../context";
import { settlePayment } from "./settle-payment";

/** Charges a payment that is in the caller's hands, and writes down what came of it. */
export async function chargePayment(
  context: Context,
  payment: StoredPayment,
  { cardDetails, paymentMethodId }: PaymentRequest,
): Promise<ChargeOutcome> {
  const order: PaymentOrder = {
    paymentId: payment.id,
    assessmentId: payment.assessmentId,
    amountInCents: payment.amountCents,
    currency: payment.currency,
  };
  const providerId = await attachProviderId(context, payment, order);
  const { attempt } = payment;
  const outcome = await context.providers.payments.charge({
    ...order,
    attempt,
    providerId,
    cardDetails,
    paymentMethodId,
  });
  await settlePayment(context, payment.id, outcome).catch((error: unknown) => {
    throw pending().causedBy(error);
  });
  return outcome;
}

/** The provider's id is in the ledger before any money can move. */
async function attachProviderId(
  context: Context,
  payment: StoredPayment,
  order: PaymentOrder,
): Promise<string | null> {
  if (payment.providerId !== null) return payment.providerId;
  const providerId = await prepare(context, payment, order);
  if (!(await context.store.payments.attachProviderId(payment, providerId))) throw pending();
  return providerId;
}

/** Where the provider cannot be reached nothing was charged, so a coupon need not wait for it. */
async function prepare(context: Context, payment: StoredPayment, order: PaymentOrder) {
  try {
    return await context.providers.payments.prepare(order);
  } catch (error) {
    await settlePayment(context, payment.id, { outcome: "declined", providerId: null, message: "" });
    const isOurs = error instanceof VendorError && error.reason !== null;
    throw (isOurs ? unavailable() : pending()).causedBy(error);
  }
}

/** What the person is told of a charge. Not knowing is not failing. */
export function responseFor(outcome: ChargeOutcome): PaymentResult {
  switch (outcome.outcome) {
    case "succeeded":
      return succeeded(outcome.providerId, PAYMENT_SUCCEEDED);
    case "action_required":
      return {
        success: false,
        requiresAction: true,
        clientSecret: outcome.clientSecret,
        paymentId: outcome.providerId,
        message: PAYMENT_NEEDS_CUSTOMER,
      };
    case "declined":
      throw new Failure("declined", outcome.message, { reason: "card_declined", body: { success: false } });
    case "unknown":
      throw pending();
    default:
      throw failed();
  }
}

export const succeeded = (paymentId: string, message: string): PaymentResult => ({
  success: true,
  paymentId,
  message,
});

/** Money may have moved. The same request, sent again, finds out. */
export const pending = (): Failure =>
  new Failure("unavailable", PAYMENT_PENDING, {
    reason: "payment_pending",
    retryAfterSeconds: 5,
    body: { success: false },
  });

/** The provider refuses us, so a retry does not help: a coupon does. */
export const unavailable = (): Failure =>
  new Failure("not_configured", PAYMENT_UNAVAILABLE, { body: { success: false } });

export const failed = (): Failure =>
  new Failure("unavailable", PAYMENT_FAILED, { retryAfterSeconds: 5, body: { success: false } });

/** What unlocked the report, where that was a card; a code has taken nothing, and neither does the card now. */
export function paymentOf({ stripePaymentId }: { stripePaymentId: string | null }): string {
  if (stripePaymentId === null) {
    throw new Failure("conflict", ALREADY_UNLOCKED, { body: { success: false } });
  }
  return stripePaymentId;
}
