import { AssessmentId } from "@/lib/domain/assessment/views";
import { LeadMerge, MergeOutcome } from "@/lib/domain/lead/merge";
import { endpoint } from "@/lib/http/endpoint";
import { route } from "@/lib/http/route";
import { mergeLeads } from "@/lib/services/lead/merge-leads";

// POST /api/admin/leads/{id}/merge: work other leads of the same person as this one.
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = endpoint({
  POST: route({
    access: "admin",
    limit: "bulk",
    subject: ({ actor }) => (actor.kind === "user" ? actor.userId : ""),
    params: AssessmentId,
    body: LeadMerge,
    returns: MergeOutcome,
    handle: ({ context, params, body }) => mergeLeads(context, params.id, body),
  }),
});
