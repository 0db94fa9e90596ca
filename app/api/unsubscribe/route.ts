import { Done } from "@/lib/domain/done";
import { UnsubscribeQuery } from "@/lib/domain/email/unsubscribe";
import { endpoint } from "@/lib/http/endpoint";
import { redirectTo } from "@/lib/http/responses";
import { route } from "@/lib/http/route";
import { unsubscribe } from "@/lib/services/email/unsubscribe";

// GET /api/unsubscribe: lead to the page with the button; opening a link changes nothing.
// POST /api/unsubscribe: stop e-mail to the link's address, for the page and for mail programs (RFC 8058).
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = endpoint({
  GET: route({
    access: "visitor",
    query: UnsubscribeQuery,
    returns: "file",
    handle: async ({ context, query }) => redirectTo(`${context.siteUrl}/unsubscribe?token=${query.token}`),
  }),
  POST: route({
    access: "visitor",
    limit: "unsubscribe",
    query: UnsubscribeQuery,
    returns: Done,
    handle: ({ context, query }) => unsubscribe(context, query.token),
  }),
});
