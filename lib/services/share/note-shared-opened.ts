import { isShareToken } from "@/lib/domain/share/share";
import type { Context } from "../context";
import { hashToken } from "../hash-token";

/**
 * Counts that a reader has had a shared report before their eyes. It answers everyone alike: what is no link of ours,
 * has ended or comes too often is not counted.
 */
export async function noteSharedOpened(context: Context, token: string): Promise<{ success: true }> {
  if (isShareToken(token)) await count(context, hashToken(token));
  return { success: true };
}

async function count(context: Context, tokenHash: string): Promise<void> {
  const { store } = context;
  const live = await store.shareLinks.findLive(tokenHash, context.now());
  if (live === null || !(await isWithinLimit(context, live.id))) return;
  await store.shareLinks.countOpened(live.id, context.now());
}

const isWithinLimit = (context: Context, shareId: string): Promise<boolean> =>
  context.takeFromLimit("sharedOpened", shareId).then(
    () => true,
    () => false,
  );
