import { NewLeadsQuery } from "@/lib/domain/lead/filter";
import { NewLeads } from "@/lib/domain/lead/list";
import { endpoint } from "@/lib/http/endpoint";
import { route } from "@/lib/http/route";
import { countNewLeads } from "@/lib/services/lead/count-new-leads";

// GET /api/admin/assessments/new: how many leads of a list came since it was read.
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = endpoint({
  GET: route({
    access: "admin",
    query: NewLeadsQuery,
    returns: NewLeads,
    handle: ({ context, query }) => countNewLeads(context, query),
  }),
});
