import { DRAFT_LINK_ENDED } from "@/lib/domain/draft/messages";
import type { ResumedDraft } from "@/lib/domain/draft/saved-draft";
import { Failure } from "@/lib/domain/failure";
import type { Context } from "../context";
import { hashToken } from "../hash-token";
import { draftIdIn, newDraftKey } from "./draft-key";

/**
 * Moves the answers to this device, by the mail's link or by the key that it had before another device went on. The
 * others may save no more; the link stays good.
 */
export async function resumeDraft(
  context: Context,
  token: string | undefined,
  earlierKey: string | null,
): Promise<ResumedDraft> {
  const { drafts } = context.store;
  const now = context.now();
  const found =
    token === undefined
      ? await findByKey(context, earlierKey)
      : await drafts.find({ tokenHash: hashToken(token) }, now);
  const draftKey = found && newDraftKey(context, found.id);
  const draft = draftKey && found && (await drafts.takeOver({ id: found.id }, hashToken(draftKey), now));
  if (!draft) throw new Failure("not_found", DRAFT_LINK_ENDED);
  const { answers, step, version, submissionKey } = draft;
  return { answers, step, version, submissionKey, draftKey };
}

async function findByKey(context: Context, key: string | null) {
  const id = draftIdIn(context, key);
  return id === null ? null : context.store.drafts.find({ id }, context.now());
}
