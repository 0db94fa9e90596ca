import { randomUUID } from "node:crypto";
import type { PaymentOrder, Payments } from "@/lib/providers/payments/port";
import { stripePayments } from "@/lib/providers/payments/stripe";
import {
  STRIPE_KEY,
  STRIPE_PUBLISHABLE_KEY,
  STRIPE_WEBHOOK_SECRET,
  type StripeStandIn,
  startStripe,
} from "./stand-ins/stripe";

/** In ms: short, so that a vendor that never answers is left soon, and long enough for a good answer on a busy machine. */
const FAST = { prepare: 1500, charge: 2000, ask: 1500 };

/** A stand-in of Stripe for the tests of one file, as new for each of them. */
export function withStripe(): { stripe(): StripeStandIn; throughStripe(secretKey?: string): Payments } {
  let stripe: StripeStandIn;
  beforeAll(async () => {
    stripe = await startStripe();
  });
  afterAll(() => stripe.stop());
  beforeEach(() => stripe.reset());
  return {
    stripe: () => stripe,
    throughStripe: (secretKey = STRIPE_KEY) =>
      stripePayments({
        secretKey,
        webhookSecret: STRIPE_WEBHOOK_SECRET,
        publishableKey: STRIPE_PUBLISHABLE_KEY,
        apiBase: stripe.url,
        timeouts: FAST,
      }),
  };
}

/** A payment of 49 dollars for a new assessment. */
export const paymentOrder = (): PaymentOrder => ({
  paymentId: randomUUID(),
  assessmentId: randomUUID(),
  amountInCents: 4900,
  currency: "usd",
});
