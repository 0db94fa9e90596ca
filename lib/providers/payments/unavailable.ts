import type { ChargeOutcome, Payments } from "./port";

const UNKNOWN: ChargeOutcome = { outcome: "unknown", providerId: null };

/** No card payment is configured: nothing is charged, and nothing is ever found. */
export const unavailablePayments: Payments = {
  name: "unavailable",
  publicKey: null,
  prepare: async () => null,
  charge: async () => UNKNOWN,
  retrieve: async () => UNKNOWN,
  cancel: async () => UNKNOWN,
  refund: async () => {
    throw new Error("No card service is configured that could give money back.");
  },
  readEvent: () => null,
};
