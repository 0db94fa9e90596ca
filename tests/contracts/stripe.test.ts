import { CARD_NOT_TAKEN } from "@/lib/domain/payment/messages";
import { NO_PAYMENT_METHODS } from "@/lib/domain/vendor/alert-words";
import { stripeAdvice } from "@/lib/providers/payments/stripe-advice";
import { paymentOrder, withStripe } from "@/tests/support/with-stripe";

const { stripe, throughStripe } = withStripe();

describe("Stripe alone", () => {
  const prepared = async () => {
    const wanted = paymentOrder();
    const providerId = await throughStripe().prepare(wanted);
    const charge = (paymentMethodId: string, attempt = 1) =>
      throughStripe().charge({ ...wanted, providerId, attempt, paymentMethodId });
    return { wanted, providerId: providerId ?? "", charge };
  };

  it("prepared twice, a payment is one intent, and its key says whose", async () => {
    const wanted = paymentOrder();
    const ids = [await throughStripe().prepare(wanted), await throughStripe().prepare(wanted)];
    expect(new Set(ids).size).toBe(1);
    expect(stripe().intents).toHaveLength(1);
    expect(stripe().calls.map(({ headers }) => headers["idempotency-key"])).toEqual(
      Array(2).fill(`pay:${wanted.paymentId}`),
    );
    const { assessmentId, paymentId } = wanted;
    expect(stripe().intents[0]?.metadata).toEqual({ assessmentId, paymentId });
  });

  it("two requests with two cards at once charge once", async () => {
    const { charge } = await prepared();
    const outcomes = await Promise.all([charge("pm_card_visa", 1), charge("pm_card_mastercard", 2)]);
    expect(outcomes.map(({ outcome }) => outcome)).toEqual(["succeeded", "succeeded"]);
    expect(stripe().charges()).toBe(1);
  });

  it("a card whose bank asks the customer comes back with what the browser needs, then succeeds", async () => {
    const { providerId, charge } = await prepared();
    expect(await charge("pm_card_threeDSecure2Required")).toEqual({
      outcome: "action_required",
      providerId,
      clientSecret: expect.stringContaining(`${providerId}_secret_`),
      paymentMethodId: "pm_card_threeDSecure2Required",
    });
    expect(stripe().charges()).toBe(0);
    stripe().authenticate(providerId, true);
    expect(await throughStripe().retrieve({ providerId })).toMatchObject({ outcome: "succeeded" });
  });

  it("where the customer said no to the bank, it is a decline", async () => {
    const { providerId, charge } = await prepared();
    await charge("pm_card_threeDSecure2Required");
    stripe().authenticate(providerId, false);
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
    expect(stripe().charges()).toBe(0);
  });

  it("the whole of a charge goes back once, also where it was refunded in Stripe before us", async () => {
    const { wanted, providerId, charge } = await prepared();
    await charge("pm_card_visa");
    const refund = (paymentId = wanted.paymentId) => throughStripe().refund({ paymentId, providerId });
    await Promise.all([refund(), refund()]);
    await refund("another-key");
    expect(stripe().refunds()).toEqual([providerId]);
  });

  it("a refund that Stripe does not take is an outage, and is asked for again under its key", async () => {
    const { wanted, providerId, charge } = await prepared();
    await charge("pm_card_visa");
    stripe().behave({ mode: "cut" }, { path: /refunds/, times: 2 });
    const refund = () => throughStripe().refund({ paymentId: wanted.paymentId, providerId });
    await expect(refund()).rejects.toThrow("The card service is not available");
    await refund();
    expect(stripe().refunds()).toEqual([providerId]);
  });

  const LOST = [
    ["cuts the line", { mode: "cut" }],
    ["answers rubbish", { mode: "rubbish" }],
    ["charges and never answers", { mode: "hang", does: true }],
  ] as const;
  it.each(LOST)("a charge whose answer is lost because Stripe %s is found again", async (_, behaviour) => {
    const { charge } = await prepared();
    stripe().behave(behaviour, { path: /confirm/, times: 2 });
    expect(await charge("pm_card_visa")).toMatchObject({ outcome: "succeeded" });
    expect(stripe().charges()).toBe(1);
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
    "while Stripe %s, the outcome is unknown, and the next try is the one charge (T51)",
    async (_, behaviour) => {
      const { charge } = await prepared();
      stripe().behave(behaviour, { path: /confirm/, times: 1 });
      const started = Date.now();
      expect(await charge("pm_card_visa")).toMatchObject({ outcome: "unknown" });
      expect(Date.now() - started).toBeLessThan(10_000);
      expect(await charge("pm_card_visa")).toMatchObject({ outcome: "succeeded" });
      expect(stripe().charges()).toBe(1);
    },
  );

  it("a key that Stripe does not know is an outage that names no key", async () => {
    const refused = throughStripe("sk_test_wrong").prepare(paymentOrder());
    await expect(refused).rejects.toThrow("The card service is not available: StripeAuthenticationError.");
  });

  it("a payment that this key does not know, such as one begun in test mode, is over (T51)", async () => {
    const { providerId, charge } = await prepared();
    stripe().forgetAll();
    const over = { outcome: "canceled", providerId };
    expect(await throughStripe().retrieve({ providerId })).toEqual(over);
    expect(await throughStripe().cancel({ providerId })).toEqual(over);
    expect(await charge("pm_card_visa")).toEqual(over);
    expect(stripe().charges()).toBe(0);
  });

  it("where cards are switched off in the dashboard, no payment begins, and the admins can be told why", async () => {
    stripe().switchCardsOff();
    const refused = throughStripe().prepare(paymentOrder());
    await expect(refused).rejects.toMatchObject({ reason: NO_PAYMENT_METHODS });
  });

  const REFUSALS = [
    [400, "400"],
    [401, "401"],
    [403, "403"],
    [429, null],
    [500, null],
  ] as const;
  it.each(REFUSALS)(
    "refused with %i, it says so in a way that only what needs a person is told: %p",
    async (status, reason) => {
      stripe().behave({ mode: "refuse", status, body: { error: { type: "invalid_request_error" } } });
      await expect(throughStripe().prepare(paymentOrder())).rejects.toMatchObject({ reason });
      await expect(throughStripe().retrieve({ providerId: "pi_1" })).rejects.toMatchObject({ reason });
    },
  );

  it("a wrong payment method is the visitor's mistake, anything else that Stripe refuses is ours", async () => {
    const { charge } = await prepared();
    expect(await charge("pm_nobodys")).not.toHaveProperty("refusedWith");
    stripe().behave(
      {
        mode: "refuse",
        status: 400,
        body: { error: { type: "invalid_request_error", param: "return_url" } },
      },
      { path: /confirm/ },
    );
    expect(await charge("pm_card_visa", 2)).toMatchObject({ outcome: "declined", refusedWith: "400" });
  });

  it("keys of two modes, and test keys, are said to be what they are, without a word of them", () => {
    const about = (secretKey: string, publishableKey: string) =>
      stripeAdvice({ secretKey, publishableKey }).map(({ setting }) => setting);
    expect(about("sk_live_x", "pk_live_x")).toEqual([]);
    expect(about("sk_live_x", "pk_test_x")).toEqual(["STRIPE_PUBLISHABLE_KEY"]);
    expect(about("rk_test_x", "pk_test_x")).toEqual(["STRIPE_SECRET_KEY"]);
    expect(
      JSON.stringify(stripeAdvice({ secretKey: "sk_test_abc", publishableKey: "pk_test_def" })),
    ).not.toMatch(/abc|def/);
  });

  it("card numbers have no way to Stripe through here (T49)", async () => {
    const number = "4242424242424242";
    const { wanted, providerId } = await prepared();
    await throughStripe().charge({
      ...wanted,
      providerId,
      attempt: 1,
      paymentMethodId: "pm_card_visa",
      cardDetails: { number, expiry: "12/30", cvc: "123", name: "M. Osei" },
    });
    expect(
      stripe()
        .calls.map(({ body }) => body)
        .join(),
      // Half of it: an id made of random digits may hold four that are alike.
    ).not.toContain(number.slice(8));
  });
});
