import { z } from "zod";
import { REPORT_PRICE, REPORT_PRICE_IN_DOLLARS } from "./price";

/**
 * Where a payment is on its way. `declined`: may be tried again with another card. `canceled`: will never charge.
 * `refund_due`: charged although the report was unlocked in another way first. `returned`: that money went back.
 * `refunded`: the money for a report went back, and the report is locked again. `refund_failed`: money that had gone
 * back came to us again, because the customer's bank did not take it.
 */
export const PaymentState = z.enum([
  "processing",
  "succeeded",
  "declined",
  "canceled",
  "refund_due",
  "returned",
  "refunded",
  "refund_failed",
]);
export type PaymentState = z.infer<typeof PaymentState>;

/** What a customer's bank makes of a charge that the customer contests. */
export const DisputeState = z.enum(["open", "won", "lost"]);
export type DisputeState = z.infer<typeof DisputeState>;

/** Payment provider: `unavailable` where cards are not taken. */
export const PaymentProvider = z.enum(["sandbox", "stripe", "unavailable"]);
export type PaymentProvider = z.infer<typeof PaymentProvider>;

/** A payment as the admins see it. */
export const PaymentView = z.object({
  status: PaymentState,
  dispute: DisputeState.nullable(),
  amountCents: z.number().int(),
  currency: z.string(),
  /** The card service's own id, to find it there. */
  providerId: z.string().nullable(),
  createdAt: z.date(),
});
export type PaymentView = z.infer<typeof PaymentView>;

const CARD_FIELD_REQUIRED = "This card field is required";
const cardField = (max: number) =>
  z
    .string(CARD_FIELD_REQUIRED)
    .max(4 * max, { abort: true })
    .trim()
    .min(1, CARD_FIELD_REQUIRED)
    .max(max);

/** Card details reach the server with the sandbox alone; they are never stored and never logged. */
export const CardDetails = z.object({
  number: cardField(40),
  expiry: cardField(20),
  cvc: cardField(10),
  name: cardField(200),
});
export type CardDetails = z.infer<typeof CardDetails>;

export const PaymentRequest = z.object({
  assessmentId: z.uuid("No assessment found. Please complete an assessment first."),
  amount: z.literal(REPORT_PRICE_IN_DOLLARS, `The price of the report is ${REPORT_PRICE}.`),
  cardDetails: CardDetails.optional(),
  paymentMethodId: z
    .string()
    .max(255, { abort: true })
    .regex(/^pm_\w+$/, "This is not a payment method.")
    .optional(),
});
export type PaymentRequest = z.infer<typeof PaymentRequest>;

export const PaymentResult = z.discriminatedUnion("success", [
  z.object({ success: z.literal(true), paymentId: z.string(), message: z.string() }),
  /** The customer's bank asks the customer first; the same request is then sent again. */
  z.object({
    success: z.literal(false),
    requiresAction: z.literal(true),
    clientSecret: z.string(),
    paymentId: z.string(),
    message: z.string(),
  }),
]);
export type PaymentResult = z.infer<typeof PaymentResult>;

export const PaymentStatusView = z.object({ isPaid: z.boolean() });
