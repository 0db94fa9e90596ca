import type { CardDetails, DisputeState, PaymentProvider } from "@/lib/domain/payment/payment";
import type { Advice } from "@/lib/domain/settings/advice";

export interface PaymentOrder {
  /** Our own id of the payment: the provider's idempotency keys are made from it. */
  paymentId: string;
  assessmentId: string;
  amountInCents: number;
  currency: string;
}

export interface ChargeRequest extends PaymentOrder {
  /** What `prepare` gave back. */
  providerId: string | null;
  /** Counts the tries on one payment: the same try sent again is still one charge. */
  attempt: number;
  /** Sandbox only. */
  cardDetails?: CardDetails;
  /** Stripe only. */
  paymentMethodId?: string;
}

/** A decline is a value; an outage is an exception, or `unknown` where money may have moved. */
export type ChargeOutcome =
  | {
      outcome: "succeeded";
      providerId: string;
      amountInCents: number;
      currency: string;
      /** What the provider has it down for. */
      assessmentId: string;
    }
  | {
      outcome: "declined";
      providerId: string | null;
      message: string;
      paymentMethodId?: string | null;
      /** The provider's word where it refused our request, and not this card. */
      refusedWith?: string;
    }
  /** The customer's bank asks the customer, in the browser, with this secret. */
  | { outcome: "action_required"; providerId: string; clientSecret: string; paymentMethodId: string | null }
  /** No card was tried on it: no money has moved. */
  | { outcome: "untouched"; providerId: string | null }
  /** It will never charge. */
  | { outcome: "canceled"; providerId: string | null }
  /** The provider did not say in time. */
  | { outcome: "unknown"; providerId: string | null };

/** What the provider tells by itself, in any order and more than once. */
export type PaymentEvent = { eventId: string } & (
  | { about: "charge"; paymentId: string | null; outcome: ChargeOutcome & { outcome: "succeeded" } }
  /** Something else became of a charge: the provider is asked what. */
  | { about: "try"; providerId: string }
  | { about: "refund"; providerId: string; isFull: boolean }
  /** The customer's bank did not take a refund: the money is back with us. */
  | { about: "refund_failed"; providerId: string; refundId: string }
  | { about: "dispute"; providerId: string; state: DisputeState }
  | { about: "other" }
);

export interface Payments {
  readonly name: PaymentProvider;
  /** What the browser shows to the provider; null where it does not talk to it. */
  readonly publicKey: string | null;
  /** What is unwise about how it is set up. */
  readonly advice?: readonly Advice[];
  /**
   * Makes the payment known to the provider and gives back its id there. No money can move before that id is
   * written down, so a charge whose answer was lost can always be asked about. Asked twice, it is one payment.
   */
  prepare(order: PaymentOrder): Promise<string | null>;
  charge(request: ChargeRequest): Promise<ChargeOutcome>;
  /** Asks about a payment whose answer was lost. Charges nothing. One that the provider does not know is canceled. */
  retrieve(payment: { providerId: string | null }): Promise<ChargeOutcome>;
  /** Makes sure that a payment never charges, where it has not done so yet. */
  cancel(payment: { providerId: string | null }): Promise<ChargeOutcome>;
  /** Gives the whole of a charge back. Asked twice, or done already, it is one refund. */
  refund(payment: { paymentId: string; providerId: string }): Promise<void>;
  /** Null where the message is not the provider's own. */
  readEvent(payload: Uint8Array, signature: string | null): PaymentEvent | null;
}
