import { AssessmentId } from "@/lib/domain/assessment/views";
import { Done } from "@/lib/domain/done";
import { endpoint } from "@/lib/http/endpoint";
import { route } from "@/lib/http/route";
import { closeByLeader } from "@/lib/services/team/close-by-leader";

// POST /api/assessments/{id}/team/close: take no more answers, and work out the result; from four answers on.
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = endpoint({
  POST: route({
    access: "visitor",
    params: AssessmentId,
    returns: Done,
    handle: ({ context, params }) => closeByLeader(context, params.id),
  }),
});
