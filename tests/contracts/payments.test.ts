import type { ChargeOutcome, ChargeRequest, PaymentOrder, Payments } from "@/lib/providers/payments/port";
import { sandboxPayments } from "@/lib/providers/payments/sandbox";
import { stripePayments } from "@/lib/providers/payments/stripe";
import { liveVendor } from "@/tests/support/live-vendor";
import { paymentOrder, withStripe } from "@/tests/support/with-stripe";

const { throughStripe } = withStripe();

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

const refusalOf = async (card: { expiry: string; cvc: string }) => {
  const cardDetails = { number: GOOD.number, name: "M. Osei", ...card };
  const outcome = await sandboxPayments.charge({
    ...paymentOrder(),
    providerId: null,
    attempt: 1,
    cardDetails,
  });
  return outcome.outcome === "declined" ? outcome.message : outcome.outcome;
};

it.each([
  ["01/20", "123", "Your card's expiration year is invalid."],
  ["12/99", "123", "Your card's expiration year is invalid."],
  ["99/99", "123", "Your card's expiration month is invalid."],
  ["00/40", "123", "Your card's expiration month is invalid."],
  ["abc", "123", "Your card's expiration date is incomplete."],
  ["12/30", "1", "Your card's security code is invalid."],
  ["12/30", "12a", "Your card's security code is invalid."],
  ["12/30", "1234", "succeeded"],
  ["12 / 2040", "123", "succeeded"],
])("the sandbox answers expiry %s and code %s as Stripe's test mode does: %s", async (expiry, cvc, said) => {
  expect(await refusalOf({ expiry, cvc })).toBe(said);
});

const live = liveVendor("Stripe", { STRIPE_SECRET_KEY: /^(sk|rk)_test_/ });
if (live !== null) {
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
    const wanted = paymentOrder();
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
    expect(await charge(paymentOrder(), declined)).toMatchObject({
      outcome: "declined",
      message: declined.says,
    });
  });

  it("a try that is sent again is the same charge", async () => {
    const wanted = paymentOrder();
    const [one, other] = [await charge(wanted, GOOD), await charge(wanted, GOOD)];
    expect(other).toEqual(one);
  });

  it("after a decline, another card can pay", async () => {
    const wanted = paymentOrder();
    const [declined] = DECLINED;
    if (declined !== undefined) await charge(wanted, declined);
    expect(await charge(wanted, GOOD, 2)).toMatchObject({ outcome: "succeeded" });
  });

  it("a payment that no card was tried on has moved no money, and can be given up", async () => {
    const providerId = await payments().prepare(paymentOrder());
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
    const wanted = paymentOrder();
    const charged = await charge(wanted, GOOD);
    const refund = { paymentId: wanted.paymentId, providerId: charged.providerId ?? "" };
    await payments().refund(refund);
    await payments().refund(refund);
  });

  it("accepts no unsigned webhook", () => {
    expect(payments().readEvent(Buffer.from("{}"), null)).toBeNull();
  });
});
