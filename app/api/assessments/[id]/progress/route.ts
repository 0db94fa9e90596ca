import { AssessmentId } from "@/lib/domain/assessment/views";
import { Progress } from "@/lib/domain/retake/progress";
import { endpoint } from "@/lib/http/endpoint";
import { route } from "@/lib/http/route";
import { readProgress } from "@/lib/services/retake/read-progress";

// GET /api/assessments/{id}/progress: what moved since the assessment before.
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = endpoint({
  GET: route({
    access: "visitor",
    params: AssessmentId,
    returns: Progress,
    handle: ({ context, params }) => readProgress(context, params.id),
  }),
});
