import { DRAFT_ELSEWHERE, DRAFT_LINK_ENDED } from "@/lib/domain/draft/messages";
import type { DraftSave, DraftVersion } from "@/lib/domain/draft/saved-draft";
import { Failure } from "@/lib/domain/failure";
import type { Context } from "../context";
import { hashToken } from "../hash-token";
import { draftIdIn } from "./draft-key";

/** Saves over what this device saved or loaded last. Another device, or another tab, that was first is not overwritten. */
export async function saveDraft(
  context: Context,
  { answers, step, version, submissionKey }: DraftSave,
  draftKey: string | null,
): Promise<DraftVersion> {
  const { drafts } = context.store;
  const now = context.now();
  const id = draftIdIn(context, draftKey);
  if (id === null || draftKey === null) throw new Failure("not_found", DRAFT_LINK_ENDED);
  const key = { id, writeKeyHash: hashToken(draftKey), version };
  const saved = await drafts.save(key, { answers, submissionKey, step }, now);
  if (saved !== null) return { version: saved };
  if ((await drafts.find({ id }, now)) === null) throw new Failure("not_found", DRAFT_LINK_ENDED);
  throw new Failure("conflict", DRAFT_ELSEWHERE, { reason: "newer" });
}
