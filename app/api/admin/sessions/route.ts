import { DoneWithMessage } from "@/lib/domain/done";
import { OwnSessions } from "@/lib/domain/two-step/two-step";
import { endpoint } from "@/lib/http/endpoint";
import { route } from "@/lib/http/route";
import { endOtherSessions } from "@/lib/services/account/end-other-sessions";
import { listOwnSessions } from "@/lib/services/account/list-own-sessions";

// GET, DELETE /api/admin/sessions: where the signed-in admin is signed in; sign out everywhere but here.
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = endpoint({
  GET: route({
    access: "admin",
    returns: OwnSessions,
    handle: ({ context }) => listOwnSessions(context),
  }),
  DELETE: route({
    access: "admin",
    returns: DoneWithMessage,
    handle: ({ context }) => endOtherSessions(context),
  }),
});
