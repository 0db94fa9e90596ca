import { Failure } from "@/lib/domain/failure";
import {
  PAYMENT_FAILED,
  PAYMENT_NEEDS_CUSTOMER,
  PAYMENT_PENDING,
  PAYMENT_SUCCEEDED,
  PAYMENT_UNAVAILABLE,
} from "@/lib/domain/payment/messages";
import type { PaymentResult } from "@/lib/domain/payment/payment";
import type { ChargeOutcome } from "@/lib/providers/payments/port";

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
