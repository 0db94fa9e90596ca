import type { Context } from "../context";
import { newToken } from "../hash-token";
import { isSameSecret } from "../is-same-secret";

/**
 * The key of one device to a draft. It names the draft, and says itself that it is ours: a device that another one has
 * taken over from can be told so, where a made-up key is told nothing.
 */
export function newDraftKey(context: Context, draftId: string): string {
  const nonce = newToken();
  return `${draftId}.${nonce}.${signatureOf(context, draftId, nonce)}`;
}

/** The draft that a key was made for; null where it was not made here. */
export function draftIdIn(context: Context, key: string | null): string | null {
  const [draftId = "", nonce = "", signature = ""] = (key ?? "").split(".");
  return isSameSecret(signature, signatureOf(context, draftId, nonce)) ? draftId : null;
}

/** The token in the mail's link, the same in the reminder. The messages alone have it; the database has its hash. */
export const draftToken = (context: Context, draftId: string): string =>
  context.keyedHash("draft link", draftId);

const signatureOf = (context: Context, draftId: string, nonce: string): string =>
  context.keyedHash("draft key", `${draftId}.${nonce}`);

/** By which everything that was saved under one email is found. */
export const draftEmailHash = (context: Context, email: string): string =>
  context.keyedHash("draft email", email.trim().toLowerCase());

/** The same for an account: an email that was never shown to be theirs finds nothing. */
export const ownDraftsHash = (
  context: Context,
  { email, emailVerifiedAt }: { email: string; emailVerifiedAt: Date | null },
): string => (emailVerifiedAt === null ? "" : draftEmailHash(context, email));
