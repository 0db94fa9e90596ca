import type { Transaction } from "../context";

/** Removes drafts and every trace of the messages about them; gives back the keys of these. */
export async function eraseDrafts(tx: Transaction, draftIds: readonly string[]): Promise<string[]> {
  if (draftIds.length === 0) return [];
  const { emailKeys, ids } = await tx.drafts.remove(draftIds);
  await tx.removeQueued(ids);
  return emailKeys;
}
