import { randomUUID } from "node:crypto";
import type { Context } from "../context";
import { queueEmail } from "../email/queue-email";
import { takeIfLeft } from "../take-if-left";

/**
 * Lockout notice to an account's owner, once a day: others keep trying its password. For an email without an account
 * the work is the same, and the message is dropped when it comes to sending it.
 */
export async function notifyOfLockout(context: Context, email: string): Promise<void> {
  if (!(await takeIfLeft(context, "lockoutNotice", email))) return;
  const account = await context.store.users.findAccount({ email });
  const key = `sign-in-paused:${randomUUID()}`;
  await context.transaction((tx) => queueEmail(tx, { key, template: "sign-in-paused", userId: account?.id }));
  context.drainSoon();
}
