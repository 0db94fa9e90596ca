import { AssessmentId } from "@/lib/domain/assessment/views";
import { PaymentStatusView } from "@/lib/domain/payment/payment";
import { endpoint } from "@/lib/http/endpoint";
import { route } from "@/lib/http/route";
import { readPaymentStatus } from "@/lib/services/payment/read-payment-status";

// GET /api/assessments/{id}/payment-status: is the full report unlocked.
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = endpoint({
  GET: route({
    access: "visitor",
    params: AssessmentId,
    returns: PaymentStatusView,
    handle: ({ context, params }) => readPaymentStatus(context, params.id),
  }),
});
