import { Failure } from "@/lib/domain/failure";
import { NO_SUCH_USER, OWN_ACCOUNT } from "@/lib/domain/user/messages";
import { forgetErased } from "../assessment/erase-assessments";
import { recordAudit } from "../audit/record-audit";
import type { Context } from "../context";
import { requireAnAdmin } from "./require-an-admin";

/** Removes a user for good, with the messages to them; their assessments stay, without an owner. */
export async function deleteUser(context: Context, id: string): Promise<{ success: true }> {
  const emailKeys = await context.transaction(async (tx) => {
    const admins = await tx.users.lockAdmins();
    const user = await tx.users.findMember(id);
    if (user === null) throw new Failure("not_found", NO_SUCH_USER);
    const isOwn = context.actor.kind === "user" && context.actor.userId === id;
    requireAnAdmin(context.actor, admins, user.role === "admin" || isOwn ? { id, own: OWN_ACCOUNT } : null);
    const keys = await tx.emails.removeToUser(id);
    await tx.users.remove(id);
    const target = { kind: "user", id } as const;
    await recordAudit(context, tx, {
      action: "user_deleted",
      target,
      label: user.email,
      meta: { role: user.role },
    });
    return keys;
  });
  await forgetErased(context, { ids: [], emailKeys });
  return { success: true };
}
