import type Stripe from "stripe";
import type { DisputeState } from "@/lib/domain/payment/payment";
import type { PaymentNews } from "./port";
import { chargeOf, idOf } from "./stripe-outcome";

/** What an event of Stripe's says; null where Stripe did not sign these very bytes within five minutes. */
export function stripeNews(
  stripe: Stripe,
  payload: Uint8Array,
  signature: string | null,
  secret: string,
): PaymentNews | null {
  const event = verified(stripe, payload, signature, secret);
  return event && { eventId: event.id, ...meaningOf(event) };
}

function verified(stripe: Stripe, payload: Uint8Array, signature: string | null, secret: string) {
  try {
    return stripe.webhooks.constructEvent(payload, signature ?? "", secret);
  } catch {
    return null;
  }
}

type Meaning = PaymentNews extends infer News
  ? News extends PaymentNews
    ? Omit<News, "eventId">
    : never
  : never;

function meaningOf(event: Stripe.Event): Meaning {
  switch (event.type) {
    case "payment_intent.succeeded": {
      const intent = event.data.object;
      return { about: "charge", paymentId: intent.metadata?.paymentId ?? null, outcome: chargeOf(intent) };
    }
    case "payment_intent.payment_failed":
    case "payment_intent.canceled":
      return { about: "try", providerId: event.data.object.id };
    case "charge.refunded": {
      const { payment_intent: intent, refunded } = event.data.object;
      return aboutIntent(intent, (providerId) => ({ about: "refund", providerId, isFull: refunded }));
    }
    case "charge.dispute.created":
    case "charge.dispute.updated":
    case "charge.dispute.closed": {
      const { payment_intent: intent, status } = event.data.object;
      const state = disputeStateOf(status);
      return aboutIntent(intent, (providerId) => ({ about: "dispute", providerId, state }));
    }
    default:
      return { about: "other" };
  }
}

function aboutIntent(
  intent: string | { id: string } | null,
  meaning: (providerId: string) => Meaning,
): Meaning {
  const providerId = idOf(intent);
  return providerId === null ? { about: "other" } : meaning(providerId);
}

const NOT_LOST: ReadonlySet<string> = new Set(["won", "warning_closed", "prevented"]);

function disputeStateOf(status: string): DisputeState {
  if (status === "lost") return "lost";
  return NOT_LOST.has(status) ? "won" : "open";
}
