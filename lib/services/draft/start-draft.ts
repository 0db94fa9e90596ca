import { randomUUID } from "node:crypto";
import type { DraftMade, NewDraft } from "@/lib/domain/draft/saved-draft";
import { KEPT_MS } from "@/lib/domain/retention";
import type { Context } from "../context";
import { queueEmail } from "../email/queue-email";
import { hashToken } from "../hash-token";
import { draftEmailHash, draftIdIn, draftToken, newDraftKey } from "./draft-key";
import { eraseDrafts } from "./erase-drafts";

/**
 * Saves answers for another device and has the link sent, to any email alike. A device that had saved before, under an
 * email that was wrong perhaps, ends that link with it.
 */
export async function startDraft(
  context: Context,
  wanted: NewDraft,
  earlierKey: string | null,
): Promise<DraftMade> {
  const id = randomUUID();
  const draftKey = newDraftKey(context, id);
  const now = context.now();
  const hashes = { tokenHash: hashToken(draftToken(context, id)), writeKeyHash: hashToken(draftKey) };
  const emailHash = draftEmailHash(context, wanted.email);
  const earlier = draftIdIn(context, earlierKey);
  const emailKeys = await context.transaction(async (tx) => {
    const erased = earlier === null ? [] : await eraseDrafts(tx, [earlier]);
    const expiresAt = new Date(now.getTime() + KEPT_MS.savedDraft);
    await tx.drafts.add({ id, ...hashes, ...wanted, emailHash, expiresAt }, now);
    await queueEmail(tx, { key: `draft-link:${id}`, template: "draft-link", aboutId: id });
    return erased;
  });
  await context.providers.email.forget(emailKeys);
  context.drainSoon();
  return { draftKey, version: 1 };
}
