import { PaymentRequest, PaymentResult } from "@/lib/domain/payment/payment";
import { endpoint } from "@/lib/http/endpoint";
import { route } from "@/lib/http/route";
import { payReport } from "@/lib/services/payment/pay-report";

// POST /api/process-payment: charge a card once and unlock one assessment's full report.
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = endpoint({
  POST: route({
    access: "visitor",
    limit: "payment",
    body: PaymentRequest,
    subject: ({ body }) => body.assessmentId,
    refused: { success: false },
    returns: PaymentResult,
    handle: ({ context, body }) => payReport(context, body),
  }),
});
