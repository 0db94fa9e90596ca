import { AssessmentId } from "@/lib/domain/assessment/views";
import { LeadWork } from "@/lib/domain/lead/details";
import { LoggedCall } from "@/lib/domain/lead/logged-call";
import { endpoint } from "@/lib/http/endpoint";
import { route } from "@/lib/http/route";
import { logCall } from "@/lib/services/lead/log-call";

// POST /api/admin/leads/{id}/calls: log a call that an admin made, with its outcome.
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = endpoint({
  POST: route({
    access: "admin",
    params: AssessmentId,
    body: LoggedCall,
    returns: LeadWork,
    handle: ({ context, params, body }) => logCall(context, params.id, body.outcome),
  }),
});
