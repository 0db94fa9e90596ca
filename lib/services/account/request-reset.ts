import { randomUUID } from "node:crypto";
import type { ResetRequest } from "@/lib/domain/account/credentials";
import { RESET_SENT_DETAIL } from "@/lib/domain/account/own-account-messages";
import { HOUR_MS } from "@/lib/domain/time";
import { recordAudit } from "../audit/record-audit";
import type { Context } from "../context";
import { queueEmail } from "../email/queue-email";
import { hashToken } from "../hash-token";
import { takeIfLeft } from "../take-if-left";

const RESET_LIFE_MS = HOUR_MS;
const NO_USER = "00000000-0000-4000-8000-000000000000";

/**
 * Has a reset link sent. An address without an account gets the same answer after the same work: a message is
 * decided on and dropped when it comes to sending it. After a few links in an hour the newest stays valid, and is sent
 * again now and then: attackers who ask for more neither fill the mailbox nor keep the owner from a link.
 */
export async function requestReset(context: Context, { email }: ResetRequest): Promise<{ message: string }> {
  if (await takeIfLeft(context, "resetLink", email)) await sendLink(context, email, null);
  else if (await takeIfLeft(context, "resetAgain", email)) {
    await sendLink(context, email, await findNewestKey(context, email));
  }
  context.drainSoon();
  return { message: RESET_SENT_DETAIL };
}

/** Sends the link of an earlier message once more, or a new one where there is none that still works. */
async function sendLink(context: Context, email: string, earlier: string | null): Promise<void> {
  const account = await context.store.users.findAccount({ email });
  const key = earlier === null ? `reset-password:${randomUUID()}` : `${earlier}${AGAIN}${randomUUID()}`;
  const tokenHash = hashToken(resetToken(context, key));
  const expires = new Date(context.now().getTime() + RESET_LIFE_MS);
  await context.transaction(async (tx) => {
    if (earlier === null) await tx.users.armReset(account?.id ?? NO_USER, { tokenHash, expires });
    await recordAudit(context, tx, {
      action: "reset_asked",
      ...(account && { target: { kind: "user", id: account.id } }),
    });
    await queueEmail(tx, { key, template: "reset-password", userId: account?.id });
  });
}

/** The message whose link is the newest, where that link still works. */
async function findNewestKey(context: Context, email: string): Promise<string | null> {
  const account = await context.store.users.findAccount({ email });
  const newest = await context.store.emails.findNewestKey(account?.id ?? NO_USER, "reset-password");
  const isOpen = await context.store.users.isResetOpen(
    hashToken(resetToken(context, newest ?? NO_USER)),
    context.now(),
  );
  return newest !== null && isOpen ? linkKey(newest) : null;
}

/** Between the key of the message that a link was made for and what tells the same link's other messages apart. */
const AGAIN = "+";
const linkKey = (emailKey: string): string => emailKey.split(AGAIN)[0] ?? emailKey;

/** The token in the link of one message. The message alone has it; the database has its hash. */
export const resetToken = ({ keyedHash }: Context, emailKey: string): string =>
  keyedHash("reset-password", linkKey(emailKey));
