import { randomUUID } from "node:crypto";
import { CARD_NOT_TAKEN } from "@/lib/domain/payment/messages";
import type { ChargeOutcome, ChargeRequest, PaymentOrder, Payments } from "@/lib/providers/payments/port";
import { sandboxPayments } from "@/lib/providers/payments/sandbox";
import { stripePayments } from "@/lib/providers/payments/stripe";
import { liveVendor } from "@/tests/support/live-vendor";
import {
  type SignedEvent,
  STRIPE_KEY,
  STRIPE_PUBLISHABLE_KEY,
  STRIPE_WEBHOOK_SECRET,
  type StripeStandIn,
  startStripe,
} from "@/tests/support/stand-ins/stripe";

let stripe: StripeStandIn;
beforeAll(async () => {
  stripe = await startStripe();
});
afterAll(() => stripe.stop());
beforeEach(() => stripe.reset());

const FAST = { prepare: 300, charge: 400, ask: 300 };
const throughStripe = (secretKey = STRIPE_KEY): Payments =>
  stripePayments({
    secretKey,
    webhookSecret: STRIPE_WEBHOOK_SECRET,
    publishableKey: STRIPE_PUBLISHABLE_KEY,
    apiBase: stripe.url,
    timeouts: FAST,
  });

const order = (): PaymentOrder => ({
  paymentId: randomUUID(),
  assessmentId: randomUUID(),
  amountInCents: 4900,
  currency: "usd",
});

/** The same card, as each adapter takes it. */
interface Card {
  says: string;
  number: string;
  method: string;
}
const GOOD: Card = { says: "", number: "4242 4242 4242 4242", method: "pm_card_visa" };
const DECLINED: Card[] = [
  { says: "Your card was declined.", number: "4000000000000002", method: "pm_card_chargeDeclined" },
  {
    says: "Your card has insufficient funds.",
    number: "4000000000009995",
    method: "pm_card_chargeDeclinedInsufficientFunds",
  },
  { says: "Your card has expired.", number: "4000000000000069", method: "pm_card_chargeDeclinedExpiredCard" },
  {
    says: "Your card's security code is incorrect.",
    number: "4000000000000127",
    method: "pm_card_chargeDeclinedIncorrectCvc",
  },
  {
    says: "An error occurred while processing your card. Try again in a little bit.",
    number: "4000000000000119",
    method: "pm_card_chargeDeclinedProcessingError",
  },
];

interface Subject {
  name: string;
  payments(): Payments;
  card(card: Card): Pick<ChargeRequest, "cardDetails" | "paymentMethodId">;
}

const SUBJECTS: Subject[] = [
  {
    name: "the sandbox",
    payments: () => sandboxPayments,
    card: ({ number }) => ({ cardDetails: { number, expiry: "12/30", cvc: "123", name: "M. Osei" } }),
  },
  { name: "Stripe", payments: () => throughStripe(), card: ({ method }) => ({ paymentMethodId: method }) },
];

const live = liveVendor("Stripe", { STRIPE_SECRET_KEY: /^(sk|rk)_test_/ });
if (live !== null) {
  jest.setTimeout(60_000);
  const secretKey = live.STRIPE_SECRET_KEY;
  SUBJECTS.push({
    name: "Stripe itself, in test mode",
    payments: () => stripePayments({ secretKey, webhookSecret: "whsec_none", publishableKey: "pk_none" }),
    card: ({ method }) => ({ paymentMethodId: method }),
  });
}

describe.each(SUBJECTS)("card payment through $name", ({ payments, card }) => {
  const charge = async (wanted: PaymentOrder, used: Card, attempt = 1): Promise<ChargeOutcome> => {
    const providerId = await payments().prepare(wanted);
    return payments().charge({ ...wanted, providerId, attempt, ...card(used) });
  };

  it("a good card is charged, and the answer says how much, in what, and for which assessment", async () => {
    const wanted = order();
    const { assessmentId } = wanted;
    expect(await charge(wanted, GOOD)).toEqual({
      outcome: "succeeded",
      providerId: expect.stringMatching(/^pi_/),
      amountInCents: 4900,
      currency: "usd",
      assessmentId,
    });
  });

  it.each(DECLINED)("a card that is declined says so in the bank's words: $says", async (declined) => {
    expect(await charge(order(), declined)).toMatchObject({ outcome: "declined", message: declined.says });
  });

  it("a try that is sent again is the same charge", async () => {
    const wanted = order();
    const [one, other] = [await charge(wanted, GOOD), await charge(wanted, GOOD)];
    expect(other).toEqual(one);
  });

  it("after a decline, another card can pay", async () => {
    const wanted = order();
    const [declined] = DECLINED;
    if (declined !== undefined) await charge(wanted, declined);
    expect(await charge(wanted, GOOD, 2)).toMatchObject({ outcome: "succeeded" });
  });

  it("a payment that no card was tried on has moved no money, and can be given up", async () => {
    const providerId = await payments().prepare(order());
    expect(await payments().retrieve({ providerId })).toEqual({ outcome: "untouched", providerId });
    expect(await payments().cancel({ providerId })).toEqual({ outcome: "canceled", providerId });
  });

  it("a payment that was never announced is none", async () => {
    expect(await payments().retrieve({ providerId: null })).toEqual({
      outcome: "untouched",
      providerId: null,
    });
    expect(await payments().cancel({ providerId: null })).toEqual({ outcome: "canceled", providerId: null });
  });

  it("a charge is given back as often as it is asked for, and is one refund", async () => {
    const wanted = order();
    const charged = await charge(wanted, GOOD);
    const refund = { paymentId: wanted.paymentId, providerId: charged.providerId ?? "" };
    await payments().refund(refund);
    await payments().refund(refund);
  });

  it("takes nobody's word for news", () => {
    expect(payments().readNews(Buffer.from("{}"), null)).toBeNull();
  });
});

describe("Stripe alone", () => {
  const prepared = async () => {
    const wanted = order();
    const providerId = await throughStripe().prepare(wanted);
    const charge = (paymentMethodId: string, attempt = 1) =>
      throughStripe().charge({ ...wanted, providerId, attempt, paymentMethodId });
    return { wanted, providerId: providerId ?? "", charge };
  };

  it("prepared twice, a payment is one intent, and its key says whose", async () => {
    const wanted = order();
    const ids = [await throughStripe().prepare(wanted), await throughStripe().prepare(wanted)];
    expect(new Set(ids).size).toBe(1);
    expect(stripe.intents).toHaveLength(1);
    expect(stripe.calls.map(({ headers }) => headers["idempotency-key"])).toEqual(
      Array(2).fill(`pay:${wanted.paymentId}`),
    );
    const { assessmentId, paymentId } = wanted;
    expect(stripe.intents[0]?.metadata).toEqual({ assessmentId, paymentId });
  });

  it("two requests with two cards at once charge once", async () => {
    const { charge } = await prepared();
    const outcomes = await Promise.all([charge("pm_card_visa", 1), charge("pm_card_mastercard", 2)]);
    expect(outcomes.map(({ outcome }) => outcome)).toEqual(["succeeded", "succeeded"]);
    expect(stripe.charges()).toBe(1);
  });

  it("a card whose bank asks the customer comes back with what the browser needs, then succeeds", async () => {
    const { providerId, charge } = await prepared();
    expect(await charge("pm_card_threeDSecure2Required")).toEqual({
      outcome: "action_required",
      providerId,
      clientSecret: expect.stringContaining(`${providerId}_secret_`),
      paymentMethodId: "pm_card_threeDSecure2Required",
    });
    expect(stripe.charges()).toBe(0);
    stripe.authenticate(providerId, true);
    expect(await throughStripe().retrieve({ providerId })).toMatchObject({ outcome: "succeeded" });
  });

  it("where the customer said no to the bank, it is a decline", async () => {
    const { providerId, charge } = await prepared();
    await charge("pm_card_threeDSecure2Required");
    stripe.authenticate(providerId, false);
    expect(await throughStripe().retrieve({ providerId })).toMatchObject({
      outcome: "declined",
      message: "We are unable to authenticate your payment method.",
    });
  });

  it("a payment method that does not exist is a decline in our words, not in Stripe's", async () => {
    const { charge } = await prepared();
    expect(await charge("pm_nobodys")).toMatchObject({ outcome: "declined", message: CARD_NOT_TAKEN });
  });

  it("what has charged cannot be given up", async () => {
    const { providerId, charge } = await prepared();
    await charge("pm_card_visa");
    expect(await throughStripe().cancel({ providerId })).toMatchObject({ outcome: "succeeded" });
  });

  it("after giving up, a late charge moves no money", async () => {
    const { providerId, charge } = await prepared();
    await throughStripe().cancel({ providerId });
    expect(await charge("pm_card_visa")).toMatchObject({ outcome: "canceled" });
    expect(stripe.charges()).toBe(0);
  });

  it("the whole of a charge goes back once, also where somebody gave it back in Stripe before us", async () => {
    const { wanted, providerId, charge } = await prepared();
    await charge("pm_card_visa");
    const refund = (paymentId = wanted.paymentId) => throughStripe().refund({ paymentId, providerId });
    await Promise.all([refund(), refund()]);
    await refund("another-key");
    expect(stripe.refunds()).toEqual([providerId]);
  });

  it("a refund that Stripe does not take is an outage, and is asked for again under its key", async () => {
    const { wanted, providerId, charge } = await prepared();
    await charge("pm_card_visa");
    stripe.behave({ mode: "cut" }, { path: /refunds/, times: 2 });
    const refund = () => throughStripe().refund({ paymentId: wanted.paymentId, providerId });
    await expect(refund()).rejects.toThrow("The card service is not available");
    await refund();
    expect(stripe.refunds()).toEqual([providerId]);
  });

  const LOST = [
    ["cuts the line", { mode: "cut" }],
    ["answers rubbish", { mode: "rubbish" }],
    ["charges and never answers", { mode: "hang", does: true }],
  ] as const;
  it.each(LOST)("a charge whose answer is lost because Stripe %s is found again", async (_, behaviour) => {
    const { charge } = await prepared();
    stripe.behave(behaviour, { path: /confirm/, times: 2 });
    expect(await charge("pm_card_visa")).toMatchObject({ outcome: "succeeded" });
    expect(stripe.charges()).toBe(1);
  });

  const UNKNOWN = [
    ["is broken", { mode: "refuse", status: 500, body: { error: { type: "api_error" } } }],
    [
      "is busy with the same key",
      { mode: "refuse", status: 409, body: { error: { type: "idempotency_error" } } },
    ],
    ["limits us", { mode: "refuse", status: 429, body: { error: { type: "invalid_request_error" } } }],
    ["never answers", { mode: "hang", does: false }],
  ] as const;
  it.each(UNKNOWN)(
    "while Stripe %s, nobody claims to know, and the next try is the one charge (T51)",
    async (_, behaviour) => {
      const { charge } = await prepared();
      stripe.behave(behaviour, { path: /confirm/, times: 1 });
      const started = Date.now();
      expect(await charge("pm_card_visa")).toMatchObject({ outcome: "unknown" });
      expect(Date.now() - started).toBeLessThan(2_000);
      expect(await charge("pm_card_visa")).toMatchObject({ outcome: "succeeded" });
      expect(stripe.charges()).toBe(1);
    },
  );

  it("a key that Stripe does not know is an outage that names no key", async () => {
    const refused = throughStripe("sk_test_wrong").prepare(order());
    await expect(refused).rejects.toThrow("The card service is not available: StripeAuthenticationError.");
  });

  it("card numbers have no way to Stripe through here (T49)", async () => {
    const { wanted, providerId } = await prepared();
    await throughStripe().charge({
      ...wanted,
      providerId,
      attempt: 1,
      paymentMethodId: "pm_card_visa",
      cardDetails: { number: "4242424242424242", expiry: "12/30", cvc: "123", name: "M. Osei" },
    });
    expect(stripe.calls.map(({ body }) => body).join()).not.toContain("4242");
  });
});

describe("Stripe's own messages", () => {
  const read = ({ raw, headers }: SignedEvent) =>
    throughStripe().readNews(Buffer.from(raw), headers["Stripe-Signature"] ?? null);
  const succeeded = {
    id: "pi_1",
    amount_received: 4900,
    currency: "usd",
    metadata: { paymentId: "p", assessmentId: "a" },
  };

  it("are believed where Stripe signed these very bytes", () => {
    expect(read(stripe.event("payment_intent.succeeded", succeeded, { id: "evt_1" }))).toEqual({
      eventId: "evt_1",
      about: "charge",
      paymentId: "p",
      outcome: {
        outcome: "succeeded",
        providerId: "pi_1",
        amountInCents: 4900,
        currency: "usd",
        assessmentId: "a",
      },
    });
  });

  it("are not believed when forged, old, changed or written anew (T44)", () => {
    const fine = stripe.event("payment_intent.succeeded", succeeded);
    const forged = [
      stripe.event("payment_intent.succeeded", succeeded, { secret: "whsec_another" }),
      stripe.event("payment_intent.succeeded", succeeded, { ageSeconds: 600 }),
      { ...fine, raw: fine.raw.replace("4900", "4901") },
      { ...fine, raw: JSON.stringify(JSON.parse(fine.raw)) },
      { ...fine, raw: "" },
      { ...fine, headers: {} },
    ];
    for (const one of forged) expect(read(one)).toBeNull();
  });

  const MEANINGS: [string, object, object][] = [
    ["payment_intent.payment_failed", { id: "pi_1" }, { about: "try", providerId: "pi_1" }],
    ["payment_intent.canceled", { id: "pi_1" }, { about: "try", providerId: "pi_1" }],
    ["charge.refunded", { payment_intent: "pi_1", refunded: true }, { about: "refund", isFull: true }],
    ["charge.refunded", { payment_intent: "pi_1", refunded: false }, { about: "refund", isFull: false }],
    [
      "charge.dispute.created",
      { payment_intent: "pi_1", status: "needs_response" },
      { about: "dispute", state: "open" },
    ],
    [
      "charge.dispute.closed",
      { payment_intent: "pi_1", status: "lost" },
      { about: "dispute", state: "lost" },
    ],
    ["charge.dispute.closed", { payment_intent: "pi_1", status: "won" }, { about: "dispute", state: "won" }],
    ["charge.refunded", { payment_intent: null, refunded: true }, { about: "other" }],
    ["customer.created", { id: "cus_1" }, { about: "other" }],
  ];
  it.each(MEANINGS)("%s about %j means %j", (type, object, meaning) => {
    expect(read(stripe.event(type, object))).toMatchObject(meaning);
  });
});
