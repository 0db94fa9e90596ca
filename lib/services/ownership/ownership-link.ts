import { DAY_MS } from "@/lib/domain/time";
import type { Context } from "../context";
import { hashToken } from "../hash-token";

const LINK_LIFE_MS = 30 * DAY_MS;

/**
 * The page where the reader of one message confirms, once, that the assessment is theirs. Id and token stand behind the
 * #, so that no server on the way sees them, and the token nowhere but in the message. Null where an account with the
 * very address owns it: there is nothing to confirm then, and the message may be forwarded.
 */
export async function ownershipLink(
  context: Context,
  assessmentId: string,
  emailKey: string,
): Promise<string | null> {
  const holder = await context.store.ownership.find(assessmentId);
  if (holder === null || holder.proof === "address") return null;
  const token = context.keyedHash("ownership link", emailKey);
  const expiresAt = new Date(context.now().getTime() + LINK_LIFE_MS);
  await context.store.ownership.addToken(assessmentId, { tokenHash: hashToken(token), expiresAt });
  return `${context.siteUrl}/own#${assessmentId}.${token}`;
}
