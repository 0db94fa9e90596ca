import { AssessmentId } from "@/lib/domain/assessment/views";
import { Done } from "@/lib/domain/done";
import { LeadSeparation } from "@/lib/domain/lead/merge";
import { endpoint } from "@/lib/http/endpoint";
import { route } from "@/lib/http/route";
import { separateLead } from "@/lib/services/lead/separate-lead";

// POST /api/admin/leads/{id}/separate: give a merged lead a row of its own again.
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = endpoint({
  POST: route({
    access: "admin",
    params: AssessmentId,
    body: LeadSeparation,
    returns: Done,
    handle: ({ context, params, body }) => separateLead(context, params.id, body),
  }),
});
