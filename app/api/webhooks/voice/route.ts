import { endpoint } from "@/lib/http/endpoint";
import { webhook } from "@/lib/http/webhook-route";
import { handleCallWebhook } from "@/lib/services/call/handle-call-webhook";

// POST /api/webhooks/voice: the voice service's signed events: calls begun, ended, analysed.
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = endpoint({
  POST: webhook("x-retell-signature", ({ context, payload, signature }) =>
    handleCallWebhook(context, { payload, signature }),
  ),
});
