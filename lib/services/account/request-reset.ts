import { randomUUID } from "node:crypto";
import type { ResetRequest } from "@/lib/domain/account/credentials";
import { RESET_SENT_DETAIL } from "@/lib/domain/account/messages";
import { recordAudit } from "../audit/record-audit";
import type { Context } from "../context";
import { queueEmail } from "../email/queue-email";
import { hashToken } from "../hash-token";

const RESET_LIFE_MS = 60 * 60 * 1000;
const NOBODY = "00000000-0000-4000-8000-000000000000";

/**
 * Has a reset link sent. An address without an account gets the same answer after the same work: a message is
 * decided on and dropped when it comes to sending it.
 */
export async function requestReset(context: Context, { email }: ResetRequest): Promise<{ message: string }> {
  const account = await context.store.users.findAccount({ email });
  const key = `reset-password:${randomUUID()}`;
  const tokenHash = hashToken(resetToken(context, key));
  const expires = new Date(context.now().getTime() + RESET_LIFE_MS);
  await context.transaction(async (tx) => {
    await tx.users.armReset(account?.id ?? NOBODY, { tokenHash, expires });
    await recordAudit(context, tx, {
      action: "reset_asked",
      ...(account && { target: { kind: "user", id: account.id } }),
    });
    await queueEmail(tx, { key, template: "reset-password", userId: account?.id });
  });
  context.drainSoon();
  return { message: RESET_SENT_DETAIL };
}

/** The token in the link of one message. It stands in the message alone; the database has its hash. */
export const resetToken = ({ keyedHash }: Context, emailKey: string): string =>
  keyedHash("reset-password", emailKey);
