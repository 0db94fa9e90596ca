import { BulkChange, BulkOutcome } from "@/lib/domain/lead/bulk";
import { endpoint } from "@/lib/http/endpoint";
import { route } from "@/lib/http/route";
import { changeLeads } from "@/lib/services/lead/change-leads";

// POST /api/admin/leads/bulk: stage or owner of many leads, or their deletion.
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = endpoint({
  POST: route({
    access: "admin",
    limit: "bulk",
    subject: ({ actor }) => (actor.kind === "user" ? actor.userId : ""),
    body: BulkChange,
    returns: BulkOutcome,
    handle: ({ context, body }) => changeLeads(context, body),
  }),
});
