import { DoneWithMessage } from "@/lib/domain/done";
import { endpoint } from "@/lib/http/endpoint";
import { route } from "@/lib/http/route";
import { publishNow } from "@/lib/services/comparison/publish-now";

// POST /api/admin/comparisons/publish: have the figures published at once, by the same rules.
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = endpoint({
  POST: route({
    access: "admin",
    returns: DoneWithMessage,
    status: 202,
    handle: ({ context }) => publishNow(context),
  }),
});
