import { Registration } from "@/lib/domain/account/credentials";
import { Registered } from "@/lib/domain/account/views";
import { endpoint } from "@/lib/http/endpoint";
import { route } from "@/lib/http/route";
import { register } from "@/lib/services/account/register";

// POST /api/auth/register: make an account, and save an assessment in it where one is named.
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = endpoint({
  POST: route({
    access: "visitor",
    limit: "register",
    body: Registration,
    refused: { success: false },
    returns: Registered,
    status: 201,
    session: "begins",
    handle: ({ context, body }) => register(context, body),
  }),
});
