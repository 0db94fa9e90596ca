import type { LiveShare } from "@/lib/data/store/share-links";
import { Failure } from "@/lib/domain/failure";
import { SHARE_ENDED } from "@/lib/domain/share/messages";
import { isShareToken } from "@/lib/domain/share/share";
import type { Context } from "../context";
import { hashToken } from "../hash-token";

/** What a reader's link opens. Unknown, ended and locked again are the same refusal. Reading changes and counts nothing. */
export async function findShared(context: Context, token: string): Promise<LiveShare> {
  const live = isShareToken(token)
    ? await context.store.shareLinks.findLive(hashToken(token), context.now())
    : null;
  if (live === null) throw new Failure("not_found", SHARE_ENDED);
  return live;
}
