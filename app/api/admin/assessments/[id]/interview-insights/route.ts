import { AssessmentId } from "@/lib/domain/assessment/views";
import { InterviewInsights } from "@/lib/domain/interview/insights";
import { endpoint } from "@/lib/http/endpoint";
import { route } from "@/lib/http/route";
import { readInsights } from "@/lib/services/report/read-insights";

// GET /api/admin/assessments/{id}/interview-insights: what a call brought to light, paid for or not.
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = endpoint({
  GET: route({
    access: "admin",
    params: AssessmentId,
    returns: InterviewInsights,
    handle: ({ context, params }) => readInsights(context, params.id),
  }),
});
