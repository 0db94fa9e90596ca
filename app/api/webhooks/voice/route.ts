import { endpoint } from "@/lib/http/endpoint";
import { vendorCall } from "@/lib/http/vendor-call";
import { hearCallNews } from "@/lib/services/call/hear-call-news";

// POST /api/webhooks/voice: what the voice service tells by itself, signed: calls begun, ended, analysed.
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = endpoint({
  POST: vendorCall("x-retell-signature", ({ context, payload, signature }) =>
    hearCallNews(context, { payload, signature }),
  ),
});
