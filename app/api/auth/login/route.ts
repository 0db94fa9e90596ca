import { Login } from "@/lib/domain/account/credentials";
import { SignedIn } from "@/lib/domain/account/views";
import { endpoint } from "@/lib/http/endpoint";
import { loginSubject } from "@/lib/http/login-subject";
import { route } from "@/lib/http/route";
import { signIn } from "@/lib/services/account/sign-in";
import { tellOfLockout } from "@/lib/services/account/tell-of-lockout";

// POST /api/auth/login: prove who you are; the answer's token and the cookie are of the same session.
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = endpoint({
  POST: route({
    access: "visitor",
    limit: "login",
    body: Login,
    subject: ({ body, headers }) => loginSubject(body.email, headers),
    whenHeld: ({ context, body }) => tellOfLockout(context, body.email),
    refused: { success: false },
    returns: SignedIn,
    session: "begins",
    handle: ({ context, body }) => signIn(context, body),
  }),
});
