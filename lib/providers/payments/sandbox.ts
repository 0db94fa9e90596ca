import { createHash } from "node:crypto";
import { CARD_MISSING } from "@/lib/domain/payment/messages";
import type { CardDetails } from "@/lib/domain/payment/payment";
import type { ChargeOutcome, ChargeRequest, Payments } from "./port";

const DECLINED = "Your card was declined.";
/** 3-D Secure: Stripe's answer where the cardholder cannot confirm with the bank; the sandbox has no bank. */
const NEEDS_BANK = "Your card was declined. This transaction requires authentication.";

/**
 * Stripe's published test card numbers, with their published outcomes. Anything else is declined: a real card
 * number must not work here.
 */
const OUTCOMES: Readonly<Record<string, "succeeded" | string>> = {
  "4242424242424242": "succeeded",
  "4000001240000000": "succeeded",
  "4000056655665556": "succeeded",
  "5555555555554444": "succeeded",
  "2223003122003222": "succeeded",
  "5200828282828210": "succeeded",
  "5105105105105100": "succeeded",
  "378282246310005": "succeeded",
  "371449635398431": "succeeded",
  "6011111111111117": "succeeded",
  "3056930009020004": "succeeded",
  "3566002020360505": "succeeded",
  "6200000000000005": "succeeded",
  "4000000000000002": DECLINED,
  "4000000000009995": "Your card has insufficient funds.",
  "4000000000009987": DECLINED,
  "4000000000009979": DECLINED,
  "4000000000000069": "Your card has expired.",
  "4000000000000127": "Your card's security code is incorrect.",
  "4000000000000119": "An error occurred while processing your card. Try again in a little bit.",
  "4242424242424241": "Your card number is incorrect.",
  "4000000000006975": DECLINED,
  "4100000000000019": DECLINED,
  "4000000000000341": DECLINED,
  "4000000000000259": "succeeded",
  "4000000000003055": "succeeded",
  "4000002500003155": NEEDS_BANK,
  "4000002760003184": NEEDS_BANK,
  "4000000000003220": NEEDS_BANK,
  "4000003800000446": NEEDS_BANK,
  "4000008260003178": NEEDS_BANK,
  "4000008400001629": NEEDS_BANK,
};

/** Takes test cards only, and moves no money. */
export const sandboxPayments: Payments = {
  name: "sandbox",
  publicKey: null,

  prepare: async () => null,

  async charge(request: ChargeRequest): Promise<ChargeOutcome> {
    const providerId = sandboxId(request);
    const refusal = refusalOf(request.cardDetails);
    if (refusal !== null) return { outcome: "declined", providerId: null, message: refusal };
    const { amountInCents, currency, assessmentId } = request;
    return { outcome: "succeeded", providerId, amountInCents, currency, assessmentId };
  },

  /** The sandbox answers at once or not at all: a charge it never finished did not happen. */
  retrieve: async () => ({ outcome: "untouched", providerId: null }),

  cancel: async () => ({ outcome: "canceled", providerId: null }),

  refund: async () => undefined,

  readEvent: () => null,
};

function refusalOf(card: CardDetails | undefined): string | null {
  if (card === undefined) return CARD_MISSING;
  const unreadable = unreadableIn(card);
  if (unreadable !== null) return unreadable;
  const outcome = OUTCOMES[card.number.replace(/[\s-]/g, "")];
  if (outcome === undefined) return "Only test cards are accepted here. Your card was not charged.";
  return outcome === "succeeded" ? null : outcome;
}

/** The same payment and attempt give the same id, as an idempotency key would. */
function sandboxId({ paymentId, attempt }: ChargeRequest): string {
  return `pi_sandbox_${createHash("sha256").update(`${paymentId}:${attempt}`).digest("hex").slice(0, 24)}`;
}

const YEARS_AHEAD = 50;

/** What Stripe's test mode refuses before it looks at the number, in its words. */
function unreadableIn({ expiry, cvc }: CardDetails): string | null {
  const [, month, year] = /^\s*(\d{1,2})\s*\/?\s*(\d{2}|\d{4})\s*$/.exec(expiry) ?? [];
  if (month === undefined || year === undefined) return "Your card's expiration date is incomplete.";
  if (Number(month) < 1 || Number(month) > 12) return "Your card's expiration month is invalid.";
  const fullYear = year.length === 2 ? 2000 + Number(year) : Number(year);
  const thisYear = new Date().getUTCFullYear();
  // A card is good to the end of its month, wherever the customer is.
  const isPast = Date.UTC(fullYear, Number(month), 2) < Date.now();
  if (isPast || fullYear > thisYear + YEARS_AHEAD) return "Your card's expiration year is invalid.";
  return /^\d{3,4}$/.test(cvc.trim()) ? null : "Your card's security code is invalid.";
}
