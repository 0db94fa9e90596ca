import { Failure } from "@/lib/domain/failure";
import { ALREADY_SIGNED_IN, NO_SUCH_USER } from "@/lib/domain/user/messages";
import { type AdminUser, TEMPORARY_PASSWORD_MS } from "@/lib/domain/user/user";
import { recordAudit } from "../audit/record-audit";
import type { Context } from "../context";
import { queueTemporaryPassword } from "./temporary-password";

/** Sends a user who has not signed in yet another temporary password; the one before is dead then. */
export async function inviteAgain(context: Context, id: string): Promise<AdminUser> {
  const until = new Date(context.now().getTime() + TEMPORARY_PASSWORD_MS);
  const user = await context.transaction(async (tx) => {
    if ((await tx.users.findMember(id)) === null) throw new Failure("not_found", NO_SUCH_USER);
    const invited = await tx.users.inviteAgain(id, until);
    if (invited === null) throw new Failure("conflict", ALREADY_SIGNED_IN, { reason: "already_signed_in" });
    await queueTemporaryPassword(tx, invited);
    await recordAudit(context, tx, { action: "user_invited_again", target: { kind: "user", id } });
    return invited;
  });
  context.drainSoon();
  return user;
}
