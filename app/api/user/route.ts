import { AccountDeletion } from "@/lib/domain/account/credentials";
import { DoneWithMessage } from "@/lib/domain/done";
import { endpoint } from "@/lib/http/endpoint";
import { route } from "@/lib/http/route";
import { deleteAccount } from "@/lib/services/account/delete-account";

// DELETE /api/user: delete one's account, and its assessments where that is chosen.
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = endpoint({
  DELETE: route({
    access: "user",
    limit: "password",
    body: AccountDeletion,
    subject: ({ actor }) => (actor.kind === "user" ? actor.userId : "visitor"),
    returns: DoneWithMessage,
    session: "ends",
    handle: ({ context, body }) => deleteAccount(context, body),
  }),
});
