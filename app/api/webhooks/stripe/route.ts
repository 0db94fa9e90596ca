import { endpoint } from "@/lib/http/endpoint";
import { vendorCall } from "@/lib/http/vendor-call";
import { hearPaymentNews } from "@/lib/services/payment/hear-payment-news";

// POST /api/webhooks/stripe: what Stripe tells by itself, signed: charges, refunds, disputes.
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = endpoint({
  POST: vendorCall("stripe-signature", ({ context, payload, signature }) =>
    hearPaymentNews(context, { payload, signature }),
  ),
});
