import Stripe from "stripe";
import { CARD_NOT_TAKEN } from "@/lib/domain/payment/messages";
import { VendorError } from "../vendor-error";
import type { ChargeOutcome } from "./port";

/** The provider could not be reached, or does not accept us. Says no more than the kind of trouble. */
export class PaymentsDown extends VendorError {
  override readonly name = "PaymentsDown";

  constructor(why: string, trouble: { status?: number; word?: string } = {}) {
    super(`The card service is not available: ${why}.`, trouble);
  }
}

/** There is no such payment under this key, such as one that was begun before test mode was left. */
export const isUnknownThere = (error: unknown): boolean =>
  error instanceof Stripe.errors.StripeInvalidRequestError &&
  error.statusCode === 404 &&
  error.code === "resource_missing";

/** What an intent's state means for the product. */
export function outcomeOfIntent(intent: Stripe.PaymentIntent): ChargeOutcome {
  const { id: providerId, status } = intent;
  if (status === "succeeded") return chargeOf(intent);
  if (status === "canceled") return { outcome: "canceled", providerId };
  if (status === "requires_action" && intent.client_secret !== null) {
    return {
      outcome: "action_required",
      providerId,
      clientSecret: intent.client_secret,
      paymentMethodId: idOf(intent.payment_method),
    };
  }
  if (status === "requires_payment_method" || status === "requires_confirmation") {
    const { last_payment_error: problem } = intent;
    return problem === null || problem === undefined
      ? { outcome: "untouched", providerId }
      : {
          outcome: "declined",
          providerId,
          message: problem.message ?? CARD_NOT_TAKEN,
          paymentMethodId: problem.payment_method?.id ?? null,
        };
  }
  return { outcome: "unknown", providerId };
}

/** What was really received, and for what: our own request is not believed for it. */
export function chargeOf(intent: Stripe.PaymentIntent): ChargeOutcome & { outcome: "succeeded" } {
  return {
    outcome: "succeeded",
    providerId: intent.id,
    amountInCents: intent.amount_received,
    currency: intent.currency,
    assessmentId: intent.metadata?.assessmentId ?? "",
  };
}

type Refusal = Stripe.errors.StripeCardError | Stripe.errors.StripeInvalidRequestError;

/** The bank's no, or a payment method that is none. Everything else leaves open what became of the charge. */
export function isRefusal(error: unknown): error is Refusal {
  if (error instanceof Stripe.errors.StripeCardError) return true;
  return (
    error instanceof Stripe.errors.StripeInvalidRequestError &&
    error.statusCode === 400 &&
    error.code !== "payment_intent_unexpected_state"
  );
}

/**
 * Stripe writes a card error's sentence for the customer, and the other ones for us. What is wrong with the payment
 * method came from a browser, and anyone can send a wrong one; anything else is wrong with us.
 */
export function outcomeOfRefusal(error: Refusal, providerId: string): ChargeOutcome {
  const declined = { outcome: "declined" as const, providerId };
  if (error instanceof Stripe.errors.StripeCardError) return { ...declined, message: error.message };
  const isAboutCard = error.param?.startsWith("payment_method") === true;
  return { ...declined, message: CARD_NOT_TAKEN, ...(isAboutCard ? {} : { refusedWith: "400" }) };
}

export const idOf = (thing: string | { id: string } | null | undefined): string | null =>
  thing == null || typeof thing === "string" ? (thing ?? null) : thing.id;
