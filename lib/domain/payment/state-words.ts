import type { DisputeState, PaymentState } from "./payment";

/** Where a payment is, in the words that the admins read. */
export const PAYMENT_WORDS: Record<PaymentState, string> = {
  processing: "being confirmed",
  succeeded: "paid",
  declined: "declined",
  canceled: "abandoned, nothing was charged",
  refund_due: "charged, but the report was unlocked in another way: the money is on its way back",
  returned: "charged, but the report was unlocked in another way: the money was refunded",
  refunded: "refunded, the report is locked again",
  refund_failed: "the refund failed: the customer's bank did not take it, and the money is still owed",
};

export const DISPUTE_WORDS: Record<DisputeState, string> = {
  open: "Disputed at the bank. The report stays open until that is decided.",
  won: "Disputed at the bank, and decided in our favour.",
  lost: "Disputed at the bank, and decided in the customer's favour.",
};
