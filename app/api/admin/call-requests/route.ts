import { CallRequestList, CallRequestQuery } from "@/lib/domain/lead/call-requests";
import { endpoint } from "@/lib/http/endpoint";
import { route } from "@/lib/http/route";
import { listCallRequests } from "@/lib/services/call/list-call-requests";

// GET /api/admin/call-requests: who asked for a call, those that wait first.
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = endpoint({
  GET: route({
    access: "admin",
    query: CallRequestQuery,
    returns: CallRequestList,
    handle: ({ context, query }) => listCallRequests(context, query),
  }),
});
