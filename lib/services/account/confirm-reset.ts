import type { ResetConfirmation } from "@/lib/domain/account/credentials";
import { PASSWORD_WAS_RESET, RESET_TOKEN_SPENT } from "@/lib/domain/account/server-messages";
import type { DoneWithMessage } from "@/lib/domain/done";
import { Failure } from "@/lib/domain/failure";
import { recordAudit } from "../audit/record-audit";
import type { Context } from "../context";
import { queueEmail } from "../email/queue-email";
import { hashToken } from "../hash-token";
import { ownWhatNames } from "../ownership/save-assessment";
import { hashPassword } from "./password-hash";
import { requireUncommon } from "./require-uncommon";

/**
 * Spends a reset token, once, on a new password. All sessions of the user end, and they are told by email. The token
 * came to their mailbox, so their address is verified with it.
 */
export async function confirmReset(
  context: Context,
  { token, newPassword }: ResetConfirmation,
): Promise<DoneWithMessage> {
  const tokenHash = hashToken(token);
  const spent = () => new Failure("invalid", RESET_TOKEN_SPENT, { reason: "reset_token_spent" });
  if (!(await context.store.users.isResetOpen(tokenHash, context.now()))) throw spent();
  await requireUncommon(newPassword, "newPassword");
  const hash = await hashPassword(newPassword);
  await context.transaction(async (tx) => {
    const account = await tx.users.spendReset(tokenHash, hash, context.now());
    if (account === null) throw spent();
    const { id, tokenVersion } = account;
    await ownWhatNames(context, tx, account);
    await tx.sessions.endAllOf(id, context.now());
    await recordAudit(context, tx, { action: "password_reset", actorId: id, target: { kind: "user", id } });
    const key = `password-changed:${id}:${tokenVersion}`;
    await queueEmail(tx, { key, template: "password-changed", userId: id });
  });
  context.drainSoon();
  return { success: true, message: PASSWORD_WAS_RESET };
}
