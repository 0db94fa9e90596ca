import type { CardDetails } from "@/lib/domain/payment/payment";

export interface ChargeRequest {
  /** Our own id of the payment: the idempotency key is made from it and the attempt. */
  paymentId: string;
  attempt: number;
  assessmentId: string;
  amountInCents: number;
  currency: string;
  /** Sandbox only. */
  cardDetails?: CardDetails;
  /** Stripe only. */
  paymentMethodId?: string;
}

/** A decline is a value; an outage is an exception. `unknown`: the provider did not say in time. */
export type ChargeOutcome =
  | {
      outcome: "succeeded";
      providerId: string;
      amountInCents: number;
      currency: string;
      assessmentId: string;
    }
  | { outcome: "declined"; providerId: string | null; message: string }
  | { outcome: "unknown"; providerId: string | null };

export interface Payments {
  readonly name: "sandbox" | "stripe" | "unavailable";
  charge(request: ChargeRequest): Promise<ChargeOutcome>;
  /** Asks again about a charge whose answer was lost. */
  retrieve(payment: {
    providerId: string | null;
    paymentId: string;
    attempt: number;
  }): Promise<ChargeOutcome>;
}
