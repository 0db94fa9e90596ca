import { AssessmentId } from "@/lib/domain/assessment/views";
import { NewTarget, TargetSet } from "@/lib/domain/what-if/what-if";
import { endpoint } from "@/lib/http/endpoint";
import { route } from "@/lib/http/route";
import { setTarget } from "@/lib/services/what-if/set-target";

// PUT /api/assessments/{id}/target: keep what the owner means to reach.
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = endpoint({
  PUT: route({
    access: "visitor",
    params: AssessmentId,
    body: NewTarget,
    returns: TargetSet,
    handle: ({ context, params, body }) => setTarget(context, params.id, body),
  }),
});
