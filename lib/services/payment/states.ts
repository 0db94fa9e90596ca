import type { PaymentMove } from "@/lib/data/store/payments";
import type { PaymentState } from "@/lib/domain/payment/payment";

/** A charge that was given up may still turn out to have succeeded. */
const MAY_HAVE_CHARGED = ["processing", "declined", "canceled"] as const;

/**
 * The state machine of a payment. Every write of its status is one of these moves, and one that does not start from
 * where the payment is changes nothing: so that a webhook that comes late, twice or out of order undoes nothing.
 *
 *     start ── processing ─┬─ succeed ── succeeded ── refund ── refunded ──┐
 *                ↑         ├─ owe ────── refund_due ─ giveBack ─ returned ─┴─ failRefund ── refund_failed
 *                └─ reopen ┴─ decline ── declined; cancel ── canceled
 */
export const PAYMENT_MOVES = {
  /** A charge is announced before it is made. */
  start: { from: [], to: "processing" },
  /** Another try, with another card. */
  reopen: { from: ["declined"], to: "processing" },
  decline: { from: ["processing"], to: "declined" },
  /** It will never charge. */
  cancel: { from: ["processing"], to: "canceled" },
  /** It has charged, and unlocks the report. */
  succeed: { from: MAY_HAVE_CHARGED, to: "succeeded" },
  /** It has charged although the report was unlocked in another way first, or is deleted. */
  owe: { from: MAY_HAVE_CHARGED, to: "refund_due" },
  /** That money went back; it was for no report, so none is locked. */
  giveBack: { from: ["refund_due"], to: "returned" },
  /** The money for a report went back, by a refund or a lost dispute. What was given back for no report stays so. */
  refund: {
    from: ["processing", "succeeded", "declined", "canceled", "refund_due", "refund_failed"],
    to: "refunded",
  },
  /** The customer's bank did not take a refund: the money is with us again. Lost in a dispute it went another way. */
  failRefund: { from: ["returned", "refunded"], to: "refund_failed", unlessDispute: "lost" },
} as const satisfies Record<string, PaymentMove>;

/** Longer than any honest request; afterwards another one may ask what became of the payment. */
const IN_HAND_MS = 30_000;

export const leaseUntil = (now: Date): Date => new Date(now.getTime() + IN_HAND_MS);

/** Charged although no report was unlocked by it. */
export const isForNoReport = ({ status }: { status: PaymentState }): boolean =>
  status === "refund_due" || status === "returned";
