import { randomBytes } from "node:crypto";
import { Failure } from "@/lib/domain/failure";
import { EMAIL_TAKEN } from "@/lib/domain/user/messages";
import { type AdminUser, TEMPORARY_PASSWORD_MS, type UserForm } from "@/lib/domain/user/user";
import { hashPassword } from "../account/password-hash";
import { recordAudit } from "../audit/record-audit";
import type { Context } from "../context";
import { queueTemporaryPassword } from "./temporary-password";

/** Makes an account whose temporary password comes by e-mail. Until that is written, nothing opens it. */
export async function createUser(context: Context, { email, role }: UserForm): Promise<AdminUser> {
  const password = await hashPassword(randomBytes(32).toString("base64url"));
  const temporaryUntil = new Date(context.now().getTime() + TEMPORARY_PASSWORD_MS);
  const fullname = email.split("@")[0] ?? email;
  const user = await context.transaction(async (tx) => {
    const added = await tx.users.addMember({ email, role, password, fullname, temporaryUntil });
    if (added === null) throw new Failure("conflict", EMAIL_TAKEN, { reason: "email_taken" });
    await queueTemporaryPassword(tx, added);
    const target = { kind: "user", id: added.id } as const;
    await recordAudit(context, tx, { action: "user_created", target, meta: { role } });
    return added;
  });
  context.drainSoon();
  return user;
}
