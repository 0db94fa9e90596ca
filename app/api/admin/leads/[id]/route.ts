import { AssessmentId } from "@/lib/domain/assessment/views";
import { LeadChange, LeadWork } from "@/lib/domain/lead/details";
import { endpoint } from "@/lib/http/endpoint";
import { route } from "@/lib/http/route";
import { changeLead } from "@/lib/services/lead/change-lead";

// PATCH /api/admin/leads/{id}: how far a lead is, and who works it.
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = endpoint({
  PATCH: route({
    access: "admin",
    params: AssessmentId,
    body: LeadChange,
    returns: LeadWork,
    handle: ({ context, params, body }) => changeLead(context, params.id, body),
  }),
});
