import { readFileSync } from "node:fs";
import Stripe from "stripe";
import { STRIPE_EVENTS } from "@/lib/providers/payments/stripe-webhook-event";
import type { SignedEvent } from "@/tests/support/stand-ins/stripe";
import { withStripe } from "@/tests/support/with-stripe";

const { stripe, throughStripe } = withStripe();

describe("Stripe's own messages", () => {
  const read = ({ raw, headers }: SignedEvent) =>
    throughStripe().readEvent(Buffer.from(raw), headers["Stripe-Signature"] ?? null);
  const succeeded = {
    id: "pi_1",
    amount_received: 4900,
    currency: "usd",
    metadata: { paymentId: "p", assessmentId: "a" },
  };

  it("are believed where Stripe signed these very bytes", () => {
    expect(read(stripe().event("payment_intent.succeeded", succeeded, { id: "evt_1" }))).toEqual({
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
    const fine = stripe().event("payment_intent.succeeded", succeeded);
    const forged = [
      stripe().event("payment_intent.succeeded", succeeded, { secret: "whsec_another" }),
      stripe().event("payment_intent.succeeded", succeeded, { ageSeconds: 600 }),
      { ...fine, raw: fine.raw.replace("4900", "4901") },
      { ...fine, raw: JSON.stringify(JSON.parse(fine.raw)) },
      { ...fine, raw: "" },
      { ...fine, headers: {} },
    ];
    for (const one of forged) expect(read(one)).toBeNull();
  });

  it.each(["README.md", ".env.example"])(
    "are all named in %s, and no others, with the version to ask for",
    (page) => {
      const text = readFileSync(page, "utf8");
      const named = new Set(
        text.match(/\b(?:payment_intent|charge|refund|invoice|checkout)\.[a-z_.]*[a-z]\b/g),
      );
      expect([...named].sort()).toEqual([...STRIPE_EVENTS].sort());
      expect(text).toContain(Stripe.API_VERSION);
    },
  );

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
    [
      "refund.failed",
      { id: "re_1", payment_intent: "pi_1", status: "failed" },
      { about: "refund_failed", providerId: "pi_1", refundId: "re_1" },
    ],
    ["refund.updated", { id: "re_1", payment_intent: "pi_1", status: "failed" }, { about: "refund_failed" }],
    [
      "charge.refund.updated",
      { id: "re_1", payment_intent: "pi_1", status: "canceled" },
      { about: "refund_failed" },
    ],
    ["refund.updated", { id: "re_1", payment_intent: "pi_1", status: "succeeded" }, { about: "other" }],
    ["refund.failed", { payment_intent: "pi_1", status: "failed" }, { about: "other" }],
    ["charge.refunded", { payment_intent: null, refunded: true }, { about: "other" }],
    ["customer.created", { id: "cus_1" }, { about: "other" }],
  ];
  it.each(MEANINGS)("%s about %j means %j", (type, object, meaning) => {
    expect(read(stripe().event(type, object))).toMatchObject(meaning);
  });
});
