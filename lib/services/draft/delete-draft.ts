import type { Context } from "../context";
import { hashToken } from "../hash-token";
import { draftIdIn } from "./draft-key";
import { eraseDrafts } from "./erase-drafts";

/** Deletes what was saved, by the mail's link or by a device's key. Asked twice, it is deleted once. */
export async function deleteDraft(
  context: Context,
  token: string | undefined,
  draftKey: string | null,
): Promise<{ success: true }> {
  const byToken = token === undefined ? null : await context.store.drafts.findId(hashToken(token));
  const id = byToken ?? draftIdIn(context, draftKey);
  const emailKeys = await context.transaction((tx) => eraseDrafts(tx, id === null ? [] : [id]));
  await context.providers.email.forget(emailKeys);
  return { success: true };
}
