import { endpoint } from "@/lib/http/endpoint";
import { webhook } from "@/lib/http/webhook-route";
import { handlePaymentWebhook } from "@/lib/services/payment/handle-payment-webhook";

// POST /api/webhooks/stripe: Stripe's signed events: charges, refunds, disputes.
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = endpoint({
  POST: webhook("stripe-signature", ({ context, payload, signature }) =>
    handlePaymentWebhook(context, { payload, signature }),
  ),
});
