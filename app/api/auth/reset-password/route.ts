import { ResetRequest } from "@/lib/domain/account/credentials";
import { ResetAsked } from "@/lib/domain/account/views";
import { endpoint } from "@/lib/http/endpoint";
import { route } from "@/lib/http/route";
import { requestReset } from "@/lib/services/account/request-reset";

// POST /api/auth/reset-password: have a reset link sent; the same answer whether or not there is an account.
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = endpoint({
  POST: route({
    access: "visitor",
    limit: "resetRequest",
    body: ResetRequest,
    returns: ResetAsked,
    handle: ({ context, body }) => requestReset(context, body),
  }),
});
