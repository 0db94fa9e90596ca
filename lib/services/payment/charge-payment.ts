import type { StoredPayment } from "@/lib/data/store/payments";
import type { PaymentRequest } from "@/lib/domain/payment/payment";
import type { ChargeOutcome, PaymentOrder } from "@/lib/providers/payments/port";
import { VendorError } from "@/lib/providers/vendor-error";
import type { Context } from "../context";
import { pending, unavailable } from "./payment-response";
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
