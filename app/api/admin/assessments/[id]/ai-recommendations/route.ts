import { AssessmentId } from "@/lib/domain/assessment/views";
import { ToolRecommendations } from "@/lib/domain/lead/details";
import { endpoint } from "@/lib/http/endpoint";
import { route } from "@/lib/http/route";
import { recommendTools } from "@/lib/services/lead/recommend-tools";

/** In seconds, on a host that ends a request by the clock. A model may have to choose them. */
export const maxDuration = 120;

// POST /api/admin/assessments/{id}/ai-recommendations: have tools chosen for a firm anew. Takes no body.
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = endpoint({
  POST: route({
    access: "admin",
    params: AssessmentId,
    returns: ToolRecommendations,
    handle: ({ context, params }) => recommendTools(context, params.id),
  }),
});
