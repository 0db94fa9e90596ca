import { FunnelCounts, FunnelQuery } from "@/lib/domain/lead/funnel";
import { endpoint } from "@/lib/http/endpoint";
import { route } from "@/lib/http/route";
import { readFunnel } from "@/lib/services/lead/read-funnel";

// GET /api/admin/funnel: how many reached each step within so many days.
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = endpoint({
  GET: route({
    access: "admin",
    query: FunnelQuery,
    returns: FunnelCounts,
    handle: ({ context, query }) => readFunnel(context, query.days),
  }),
});
