import { AssessmentId } from "@/lib/domain/assessment/views";
import { Retake } from "@/lib/domain/retake/retake";
import { endpoint } from "@/lib/http/endpoint";
import { route } from "@/lib/http/route";
import { readRetake } from "@/lib/services/retake/read-retake";

// GET /api/assessments/{id}/retake: what an assessment that is taken again begins with.
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = endpoint({
  GET: route({
    access: "user",
    params: AssessmentId,
    returns: Retake,
    handle: ({ context, params }) => readRetake(context, params.id),
  }),
});
