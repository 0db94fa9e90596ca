import { AssessmentId } from "@/lib/domain/assessment/views";
import { Done } from "@/lib/domain/done";
import { endpoint } from "@/lib/http/endpoint";
import { route } from "@/lib/http/route";
import { extendCheck } from "@/lib/services/team/extend-check";

// POST /api/assessments/{id}/team/extend: give the team 14 more days, once.
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = endpoint({
  POST: route({
    access: "visitor",
    params: AssessmentId,
    returns: Done,
    handle: ({ context, params }) => extendCheck(context, params.id),
  }),
});
