import { AdminUser, UserId } from "@/lib/domain/user/user";
import { endpoint } from "@/lib/http/endpoint";
import { route } from "@/lib/http/route";
import { inviteAgain } from "@/lib/services/user/invite-again";

// POST /api/admin/users/{id}/invite: send a user who has not signed in yet another temporary password. Takes no body.
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = endpoint({
  POST: route({
    access: "admin",
    params: UserId,
    limit: "invitation",
    subject: ({ params }) => params.id,
    returns: AdminUser,
    handle: ({ context, params }) => inviteAgain(context, params.id),
  }),
});
