import { AssessmentId, AssessmentView } from "@/lib/domain/assessment/views";
import { endpoint } from "@/lib/http/endpoint";
import { route } from "@/lib/http/route";
import { readAssessment } from "@/lib/services/assessment/read-assessment";

// GET /api/assessments/{id}: what the link shows; the roadmap once it is unlocked.
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = endpoint({
  GET: route({
    access: "visitor",
    params: AssessmentId,
    returns: AssessmentView,
    handle: ({ context, params }) => readAssessment(context, params.id),
  }),
});
