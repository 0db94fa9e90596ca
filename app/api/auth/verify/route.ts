import { Verified } from "@/lib/domain/account/views";
import { endpoint } from "@/lib/http/endpoint";
import { route } from "@/lib/http/route";
import { verify } from "@/lib/services/account/verify";

// GET /api/auth/verify: the user of the token, as the database knows them now.
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = endpoint({
  GET: route({
    access: "user",
    withTemporaryPassword: true,
    returns: Verified,
    handle: ({ context }) => verify(context),
  }),
});
