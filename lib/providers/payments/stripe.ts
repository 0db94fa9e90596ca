import Stripe from "stripe";
import { NO_PAYMENT_METHODS } from "@/lib/domain/vendor/alert-words";
import type { Payments } from "./port";
import { stripeAdvice } from "./stripe-advice";
import { isRefusal, isUnknownThere, outcomeOfIntent, outcomeOfRefusal, PaymentsDown } from "./stripe-outcome";
import { stripeWebhookEvent } from "./stripe-webhook-event";

interface Settings {
  secretKey: string;
  webhookSecret: string;
  publishableKey: string;
  /** Where the API is; Stripe's own address where none is given. */
  apiBase?: string;
  /** Milliseconds; together they stay under what a person waits for an answer. */
  timeouts?: { prepare: number; charge: number; ask: number };
}

const TIMEOUTS = { prepare: 4_000, charge: 12_000, ask: 3_000 };

/**
 * Charges through Stripe: one PaymentIntent per payment, confirmed with the customer's payment method. Stripe lets
 * an intent succeed once, however often it is confirmed.
 */
export function stripePayments(settings: Settings): Payments {
  const { secretKey, webhookSecret, publishableKey, apiBase, timeouts = TIMEOUTS } = settings;
  const stripe = new Stripe(secretKey, {
    ...apiHost(apiBase),
    maxNetworkRetries: 0,
    telemetry: false,
    timeout: timeouts.ask,
  });

  const retrieve: Payments["retrieve"] = async ({ providerId }) => {
    if (providerId === null) return { outcome: "untouched", providerId };
    try {
      return outcomeOfIntent(await stripe.paymentIntents.retrieve(providerId));
    } catch (error) {
      if (isUnknownThere(error)) return { outcome: "canceled", providerId };
      throw down(error);
    }
  };

  /** Whatever went wrong on the way, the intent itself knows. Not tried yet may still mean: on its way. */
  const lookAgain = async (providerId: string) => {
    const outcome = await retrieve({ providerId }).catch(() => null);
    return outcome === null || outcome.outcome === "untouched"
      ? { outcome: "unknown" as const, providerId }
      : outcome;
  };

  return {
    name: "stripe",
    publicKey: publishableKey,
    advice: stripeAdvice(settings),

    async prepare({ paymentId, assessmentId, amountInCents, currency }) {
      const created = stripe.paymentIntents.create(
        {
          amount: amountInCents,
          currency,
          allowed_payment_method_types: ["card"],
          description: "AI readiness report",
          metadata: { assessmentId, paymentId },
        },
        { idempotencyKey: `pay:${paymentId}`, timeout: timeouts.prepare, maxNetworkRetries: 1 },
      );
      const { id, payment_method_types: takes } = await orDown(created);
      // Asked for cards alone, Stripe leaves them out without a word where they are switched off.
      if (takes?.includes("card") === false) {
        throw new PaymentsDown("cards are switched off", { word: NO_PAYMENT_METHODS });
      }
      return id;
    },

    async charge({ paymentId, attempt, providerId, paymentMethodId }) {
      if (providerId === null) throw new PaymentsDown("a charge that was not prepared");
      try {
        return outcomeOfIntent(
          await stripe.paymentIntents.confirm(
            providerId,
            { payment_method: paymentMethodId, use_stripe_sdk: true },
            { idempotencyKey: `pay:${paymentId}:${attempt}`, timeout: timeouts.charge },
          ),
        );
      } catch (error) {
        return isRefusal(error) ? outcomeOfRefusal(error, providerId) : lookAgain(providerId);
      }
    },

    retrieve,

    async cancel({ providerId }) {
      if (providerId === null) return { outcome: "canceled", providerId };
      try {
        return outcomeOfIntent(
          await stripe.paymentIntents.cancel(providerId, { cancellation_reason: "abandoned" }),
        );
      } catch {
        return lookAgain(providerId);
      }
    },

    async refund({ paymentId, providerId }) {
      const asked = stripe.refunds.create(
        { payment_intent: providerId, reason: "duplicate" },
        { idempotencyKey: `refund:${paymentId}`, timeout: timeouts.charge },
      );
      const { status } = await orDown(asked.catch(knownAsRefunded));
      if (status === "failed" || status === "canceled") throw new PaymentsDown(`the refund is ${status}`);
    },

    readEvent: (payload, signature) => stripeWebhookEvent(stripe, payload, signature, webhookSecret),
  };
}

/** Idempotent: it was done already, such as by an admin in Stripe's dashboard. */
function knownAsRefunded(error: unknown): { status: string } {
  if (error instanceof Stripe.errors.StripeError && error.code === "charge_already_refunded") {
    return { status: "succeeded" };
  }
  throw error;
}

/** Stripe's own sentence stays out of the log: it may quote what was sent. */
async function orDown<Value>(asked: Promise<Value>): Promise<Value> {
  return asked.catch((error: unknown) => {
    throw down(error);
  });
}

const down = (error: unknown): PaymentsDown =>
  error instanceof Stripe.errors.StripeError
    ? new PaymentsDown(error.type, { status: error.statusCode })
    : new PaymentsDown("no answer");

function apiHost(apiBase: string | undefined) {
  if (apiBase === undefined) return {};
  const { hostname, port, protocol } = new URL(apiBase);
  const isPlain = protocol === "http:";
  return {
    host: hostname,
    port: port || (isPlain ? "80" : "443"),
    protocol: isPlain ? ("http" as const) : ("https" as const),
  };
}
