import { ResetConfirmation } from "@/lib/domain/account/credentials";
import { DoneWithMessage } from "@/lib/domain/done";
import { endpoint } from "@/lib/http/endpoint";
import { route } from "@/lib/http/route";
import { confirmReset } from "@/lib/services/account/confirm-reset";

// POST /api/auth/reset-password-confirm: spend a reset token on a new password, once.
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = endpoint({
  POST: route({
    access: "visitor",
    limit: "resetConfirm",
    body: ResetConfirmation,
    returns: DoneWithMessage,
    handle: ({ context, body }) => confirmReset(context, body),
  }),
});
