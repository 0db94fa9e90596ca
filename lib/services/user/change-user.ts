import { Failure } from "@/lib/domain/failure";
import { EMAIL_TAKEN, NO_SUCH_USER, OWN_ROLE } from "@/lib/domain/user/messages";
import type { AdminUser, UserForm } from "@/lib/domain/user/user";
import { recordAudit } from "../audit/record-audit";
import type { Context } from "../context";
import { requireAnAdmin } from "./require-an-admin";
import { queueTemporaryPassword } from "./temporary-password";

/** Changes a user's address or role; where that changes anything, each of their tokens ends. */
export async function changeUser(context: Context, id: string, form: UserForm): Promise<AdminUser> {
  const user = await context.transaction(async (tx) => {
    const admins = await tx.users.lockAdmins();
    const before = await tx.users.findMember(id);
    if (before === null) throw new Failure("not_found", NO_SUCH_USER);
    const losesRole = before.role === "admin" && form.role !== "admin";
    requireAnAdmin(context.actor, admins, losesRole ? { id, own: OWN_ROLE } : null);
    const changed = (["email", "role"] as const).filter((field) => before[field] !== form[field]);
    if (changed.length === 0) return before;
    const after = await tx.users.changeMember(id, form);
    if (after === null) throw new Failure("conflict", EMAIL_TAKEN, { reason: "email_taken" });
    if (after.invitedUntil !== null) await queueTemporaryPassword(tx, after);
    await recordAudit(context, tx, {
      action: "user_changed",
      target: { kind: "user", id },
      meta: { changed: changed.join(", "), ...(changed.includes("role") ? { role: form.role } : {}) },
    });
    return after;
  });
  context.drainSoon();
  return user;
}
