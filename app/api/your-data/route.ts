import { DataAsked, DataRequest } from "@/lib/domain/your-data/your-data";
import { endpoint } from "@/lib/http/endpoint";
import { route } from "@/lib/http/route";
import { requestDataLink } from "@/lib/services/your-data/request-data-link";

// POST /api/your-data: have a link sent to what is held under an email; the same answer whether or not there is any.
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = endpoint({
  POST: route({
    access: "visitor",
    limit: "resetRequest",
    body: DataRequest,
    returns: DataAsked,
    status: 202,
    handle: ({ context, body }) => requestDataLink(context, body),
  }),
});
