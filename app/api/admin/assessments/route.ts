import { LeadQuery } from "@/lib/domain/lead/filter";
import { LeadList } from "@/lib/domain/lead/list";
import { endpoint } from "@/lib/http/endpoint";
import { route } from "@/lib/http/route";
import { listLeads } from "@/lib/services/lead/list-leads";

// GET /api/admin/assessments: the newest page of all assessments, or the page that a search and filters ask for.
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = endpoint({
  GET: route({
    access: "admin",
    query: LeadQuery,
    returns: LeadList,
    handle: ({ context, query }) => listLeads(context, query),
  }),
});
