import { UNSUBSCRIBE_LINK_WRONG } from "@/lib/domain/email/messages";
import { Failure } from "@/lib/domain/failure";
import type { Context } from "../context";
import { isSameSecret } from "../is-same-secret";

/** Stops all e-mail to the link's address but what its account needs. Asked twice, it is stopped once. */
export async function unsubscribe(context: Context, token: string): Promise<{ success: true }> {
  const [addressHash = "", signature = ""] = token.split(".");
  if (!isSameSecret(signature, signatureOf(context, addressHash))) {
    throw new Failure("invalid", UNSUBSCRIBE_LINK_WRONG, { reason: "link_wrong" });
  }
  await context.store.suppressions.add(addressHash);
  return { success: true };
}

/** The page where one click stops messages to an address; the same address takes the one-click POST. */
export function unsubscribeUrl(context: Context, email: string): string {
  const addressHash = hashOf(context, email);
  return `${context.siteUrl}/api/unsubscribe?token=${addressHash}.${signatureOf(context, addressHash)}`;
}

export async function isUnsubscribed(context: Context, email: string): Promise<boolean> {
  return context.store.suppressions.has(hashOf(context, email));
}

const hashOf = (context: Context, email: string) =>
  context.keyedHash("e-mail address", email.trim().toLowerCase());

const signatureOf = (context: Context, addressHash: string) =>
  context.keyedHash("unsubscribe link", addressHash);
