import { PasswordChange } from "@/lib/domain/account/credentials";
import { SignedIn } from "@/lib/domain/account/views";
import { endpoint } from "@/lib/http/endpoint";
import { route } from "@/lib/http/route";
import { changePassword } from "@/lib/services/account/change-password";

// POST /api/auth/change-password: set a password of one's own; every other session ends.
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = endpoint({
  POST: route({
    access: "user",
    withTemporaryPassword: true,
    limit: "password",
    body: PasswordChange,
    subject: ({ actor }) => (actor.kind === "user" ? actor.userId : "visitor"),
    returns: SignedIn,
    session: "begins",
    handle: ({ context, body }) => changePassword(context, body),
  }),
});
