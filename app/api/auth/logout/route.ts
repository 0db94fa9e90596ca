import { DoneWithMessage } from "@/lib/domain/done";
import { endpoint } from "@/lib/http/endpoint";
import { route } from "@/lib/http/route";
import { logOut } from "@/lib/services/account/log-out";

// POST /api/auth/logout: end this very session, bearer and cookie.
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = endpoint({
  POST: route({
    access: "visitor",
    withTemporaryPassword: true,
    returns: DoneWithMessage,
    session: "ends",
    handle: ({ context }) => logOut(context),
  }),
});
