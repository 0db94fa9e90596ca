import { AssessmentId } from "@/lib/domain/assessment/views";
import { Done } from "@/lib/domain/done";
import { OwnCost } from "@/lib/domain/own-cost/own-cost";
import { endpoint } from "@/lib/http/endpoint";
import { route } from "@/lib/http/route";
import { leaveOutCost } from "@/lib/services/own-cost/leave-out-cost";
import { saveOwnCost } from "@/lib/services/own-cost/save-own-cost";

// PUT /api/assessments/{id}/own-cost: say what today's trouble costs, where what was typed adds up to no sum that is certain.
// DELETE /api/assessments/{id}/own-cost: say that what was read there is no cost.
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = endpoint({
  PUT: route({
    access: "visitor",
    params: AssessmentId,
    body: OwnCost,
    returns: Done,
    handle: ({ context, params, body }) => saveOwnCost(context, params.id, body),
  }),
  DELETE: route({
    access: "visitor",
    params: AssessmentId,
    returns: Done,
    handle: ({ context, params }) => leaveOutCost(context, params.id),
  }),
});
