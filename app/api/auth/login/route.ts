import { Login } from "@/lib/domain/account/credentials";
import { SignedIn } from "@/lib/domain/account/views";
import { endpoint } from "@/lib/http/endpoint";
import { loginLimitKey } from "@/lib/http/known-device";
import { route } from "@/lib/http/route";
import { notifyOfLockout } from "@/lib/services/account/notify-of-lockout";
import { signIn } from "@/lib/services/account/sign-in";

// POST /api/auth/login: prove who you are; the answer's token and the cookie are of the same session.
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = endpoint({
  POST: route({
    access: "visitor",
    limit: "login",
    body: Login,
    subject: ({ body, headers }) => loginLimitKey(body.email, headers),
    whenHeld: ({ context, body }) => notifyOfLockout(context, body.email),
    refused: { success: false },
    returns: SignedIn,
    session: "begins",
    handle: ({ context, body }) => signIn(context, body),
  }),
});
