import { TeamInvitation, TeamToken } from "@/lib/domain/team/team";
import { endpoint } from "@/lib/http/endpoint";
import { route } from "@/lib/http/route";
import { readInvitation } from "@/lib/services/team/read-invitation";

// GET /api/team/{token}: what a colleague is asked, and how many have answered.
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = endpoint({
  GET: route({
    access: "visitor",
    params: TeamToken,
    returns: TeamInvitation,
    handle: ({ context, params }) => readInvitation(context, params.token),
  }),
});
