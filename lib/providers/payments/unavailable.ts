import type { ChargeOutcome, Payments } from "./port";

/** No card payment is configured: nothing is charged, and nothing is ever found. */
export const unavailablePayments: Payments = {
  name: "unavailable",
  async charge(): Promise<ChargeOutcome> {
    return { outcome: "unknown", providerId: null };
  },
  async retrieve(): Promise<ChargeOutcome> {
    return { outcome: "unknown", providerId: null };
  },
};
