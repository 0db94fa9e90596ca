import type Stripe from "stripe";
import { z } from "zod";
import type { DisputeState } from "@/lib/domain/payment/payment";
import type { PaymentEvent } from "./port";
import { chargeOf, idOf } from "./stripe-outcome";

/** What is read of the thing that an event is about. Stripe's types promise it; a signature alone does not. */
const Thing = z.object({
  id: z.string().optional(),
  payment_intent: z.union([z.string(), z.object({ id: z.string() })]).nullish(),
  amount_received: z.number().optional(),
  currency: z.string().optional(),
  metadata: z.record(z.string(), z.string()).nullish(),
  refunded: z.boolean().optional(),
  status: z.string().nullish(),
});
const Named = Thing.required({ id: true });

/**
 * The events to be subscribed to in Stripe's dashboard: what is listed here is read, and all that is read is listed.
 * The README says the same.
 */
export const STRIPE_EVENTS = [
  "payment_intent.succeeded",
  "payment_intent.payment_failed",
  "payment_intent.canceled",
  "charge.refunded",
  "charge.refund.updated",
  "refund.updated",
  "refund.failed",
  "charge.dispute.created",
  "charge.dispute.updated",
  "charge.dispute.closed",
] as const satisfies readonly Stripe.Event["type"][];
const READ: ReadonlySet<string> = new Set(STRIPE_EVENTS);

/**
 * What an event of Stripe's says; null where Stripe did not sign these very bytes within five minutes. One that cannot
 * be read says nothing about a payment.
 */
export function stripeWebhookEvent(
  stripe: Stripe,
  payload: Uint8Array,
  signature: string | null,
  secret: string,
): PaymentEvent | null {
  const event = verified(stripe, payload, signature, secret);
  if (event === null) return null;
  return { eventId: event.id, ...(isReadable(event) ? meaningOf(event) : OTHER) };
}

function verified(stripe: Stripe, payload: Uint8Array, signature: string | null, secret: string) {
  try {
    const event: Stripe.Event | null = stripe.webhooks.constructEvent(payload, signature ?? "", secret);
    return typeof event?.id === "string" ? event : null;
  } catch {
    return null;
  }
}

function isReadable({ type, data }: Stripe.Event): boolean {
  if (!READ.has(type)) return false;
  const schema = /^payment_intent\.|refund\./.test(type) ? Named : Thing;
  return z.object({ object: schema }).safeParse(data).success;
}

type Meaning = PaymentEvent extends infer Event
  ? Event extends PaymentEvent
    ? Omit<Event, "eventId">
    : never
  : never;

const OTHER = { about: "other" } as const;

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
    case "refund.failed":
    case "refund.updated":
    case "charge.refund.updated": {
      const { id: refundId, payment_intent: intent, status } = event.data.object;
      if (status !== "failed" && status !== "canceled") return OTHER;
      return aboutIntent(intent, (providerId) => ({ about: "refund_failed", providerId, refundId }));
    }
    case "charge.dispute.created":
    case "charge.dispute.updated":
    case "charge.dispute.closed": {
      const { payment_intent: intent, status } = event.data.object;
      const state = disputeStateOf(status);
      return aboutIntent(intent, (providerId) => ({ about: "dispute", providerId, state }));
    }
    default:
      return OTHER;
  }
}

function aboutIntent(
  intent: string | { id: string } | null | undefined,
  meaning: (providerId: string) => Meaning,
): Meaning {
  const providerId = idOf(intent);
  return providerId === null ? OTHER : meaning(providerId);
}

const NOT_LOST: ReadonlySet<string> = new Set(["won", "warning_closed", "prevented"]);

function disputeStateOf(status: string): DisputeState {
  if (status === "lost") return "lost";
  return NOT_LOST.has(status) ? "won" : "open";
}
