import { AssessmentId } from "@/lib/domain/assessment/views";
import { LeadDetails } from "@/lib/domain/lead/details";
import { endpoint } from "@/lib/http/endpoint";
import { route } from "@/lib/http/route";
import { readLead } from "@/lib/services/lead/read-lead";

// GET /api/admin/assessments/{id}/details: everything that is known about one lead.
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = endpoint({
  GET: route({
    access: "admin",
    params: AssessmentId,
    returns: LeadDetails,
    handle: ({ context, params }) => readLead(context, params.id),
  }),
});
