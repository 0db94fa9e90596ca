import { DoneWithMessage } from "@/lib/domain/done";
import { UserId } from "@/lib/domain/user/user";
import { endpoint } from "@/lib/http/endpoint";
import { route } from "@/lib/http/route";
import { removeTwoStep } from "@/lib/services/two-step/remove-two-step";

// DELETE /api/admin/users/{id}/two-step: for a user who has lost phone and recovery codes; they are told by email.
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = endpoint({
  DELETE: route({
    access: "admin",
    params: UserId,
    returns: DoneWithMessage,
    handle: ({ context, params }) => removeTwoStep(context, params.id),
  }),
});
