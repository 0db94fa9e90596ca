import Stripe from "stripe";
import { charge, decline, type Intent, randomId, type Shop, take } from "./stripe-intents";
import { startVendor, type Vendor } from "./vendor";

export const STRIPE_KEY = "sk_test_key_of_the_stand_in";
export const STRIPE_WEBHOOK_SECRET = "whsec_secret_of_the_stand_in";
export const STRIPE_PUBLISHABLE_KEY = "pk_test_key_of_the_stand_in";
/** What a server needs to charge through the stand-in. */
export const stripeSettings = ({ url }: Vendor) => ({
  STRIPE_SECRET_KEY: STRIPE_KEY,
  STRIPE_WEBHOOK_SECRET,
  STRIPE_PUBLISHABLE_KEY,
  STRIPE_API_BASE: url,
});

export interface StripeStandIn extends Vendor {
  readonly intents: readonly Intent[];
  /** How often money moved. */
  charges(): number;
  /** Ids of the intents whose money went back. */
  refunds(): readonly string[];
  intentOf(assessmentId: string): Intent;
  /** As if cards had been switched off in the dashboard. */
  switchCardsOff(): void;
  /** As if the key were another account's, or the other mode's: nothing that was begun is there. */
  forgetAll(): void;
  /** What the customer told the bank. */
  authenticate(id: string, isFine: boolean): void;
  /** The customer's card is charged without anybody asking us, such as by a browser that stayed open. */
  charge(id: string): void;
  /** An event as Stripe posts it: the bytes and their signature. */
  event(
    type: string,
    object: object,
    some?: { id?: string; secret?: string; ageSeconds?: number },
  ): SignedEvent;
  /** Any bytes, with a signature over them. */
  signed(raw: string): SignedEvent;
}

export interface SignedEvent {
  raw: string;
  headers: Record<string, string>;
}

/** Stripe, as far as the product uses it: keys, idempotency, test cards, one success per intent, signed events. */
export async function startStripe(): Promise<StripeStandIn> {
  const shop: Shop = {
    key: STRIPE_KEY,
    intents: [],
    answers: new Map(),
    charges: 0,
    refunds: [],
    takes: ["card"],
  };
  const vendor = await startVendor((call) => take(call, shop));
  const stripe = new Stripe(STRIPE_KEY);
  return {
    ...vendor,
    intents: shop.intents,
    charges: () => shop.charges,
    refunds: () => shop.refunds,
    intentOf: (assessmentId) => {
      const [intent, ...more] = shop.intents.filter(({ metadata }) => metadata.assessmentId === assessmentId);
      if (intent === undefined || more.length > 0) throw new Error(`Not one intent for ${assessmentId}.`);
      return intent;
    },
    switchCardsOff() {
      shop.takes = [];
    },
    forgetAll() {
      shop.intents.length = 0;
      shop.answers.clear();
    },
    authenticate(id, isFine) {
      const intent = shop.intents.find((one) => one.id === id);
      if (intent?.status !== "requires_action") throw new Error("Nobody waits for the customer.");
      if (isFine) charge(intent, shop);
      else
        decline(
          intent,
          "payment_intent_authentication_failure",
          "We are unable to authenticate your payment method.",
        );
    },
    charge(id) {
      const intent = shop.intents.find((one) => one.id === id);
      if (intent === undefined) throw new Error("There is no such intent.");
      charge(intent, shop);
    },
    event(type, object, { id = `evt_${randomId()}`, secret = STRIPE_WEBHOOK_SECRET, ageSeconds = 0 } = {}) {
      const raw = JSON.stringify({ id, object: "event", type, data: { object } }, null, 2);
      const timestamp = Math.floor(Date.now() / 1000) - ageSeconds;
      const signature = stripe.webhooks.generateTestHeaderString({ payload: raw, secret, timestamp });
      return { raw, headers: { "Stripe-Signature": signature } };
    },
    signed(raw) {
      const secret = STRIPE_WEBHOOK_SECRET;
      return {
        raw,
        headers: { "Stripe-Signature": stripe.webhooks.generateTestHeaderString({ payload: raw, secret }) },
      };
    },
    reset() {
      vendor.reset();
      shop.intents.length = 0;
      shop.answers.clear();
      shop.charges = 0;
      shop.refunds.length = 0;
      shop.takes = ["card"];
    },
  };
}
