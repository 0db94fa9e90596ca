import type { PasswordChange } from "@/lib/domain/account/credentials";
import type { SignedIn } from "@/lib/domain/account/views";
import { Failure } from "@/lib/domain/failure";
import { SIGN_IN_REQUIRED } from "@/lib/domain/http-messages";
import { recordAudit } from "../audit/record-audit";
import type { Context } from "../context";
import { queueEmail } from "../email/queue-email";
import { ownWhatNames } from "../ownership/save-assessment";
import { hashPassword } from "./password-hash";
import { requirePassword } from "./require-password";
import { requireUncommon } from "./require-uncommon";
import { signedIn, startSession } from "./start-session";

/**
 * Sets a password of one's own. Every session and token ends; this browser is given a new one. In place of a temporary
 * one, which came to the account's mailbox, it verifies the address as well.
 */
export async function changePassword(
  context: Context,
  { oldPassword, newPassword }: PasswordChange,
): Promise<SignedIn> {
  const known = await requirePassword(context, oldPassword, "oldPassword");
  const { id } = known;
  await requireUncommon(newPassword, "newPassword");
  const hash = await hashPassword(newPassword);
  const isMailed = known.temporaryUntil !== null;
  const { account, grant } = await context.transaction(async (tx) => {
    const changed = await tx.users.setPassword(known, hash, isMailed ? context.now() : null);
    if (changed === null) throw new Failure("unauthenticated", SIGN_IN_REQUIRED);
    if (isMailed) await ownWhatNames(context, tx, changed);
    await tx.sessions.endAllOf(id, context.now());
    await recordAudit(context, tx, { action: "password_changed", target: { kind: "user", id } });
    const key = `password-changed:${id}:${changed.tokenVersion}`;
    await queueEmail(tx, { key, template: "password-changed", userId: id });
    return { account: changed, grant: await startSession(context, tx, changed) };
  });
  context.drainSoon();
  return signedIn(context, account, grant);
}
