import type { ShareList } from "@/lib/domain/share/share";
import type { Context } from "../context";
import { isAccountOwner } from "./is-account-owner";
import { requireSharer } from "./require-sharer";

/** The links that work, without their tokens, and whether the one with the id in it works for others. */
export async function listShares(context: Context, id: string): Promise<ShareList> {
  const assessment = await requireSharer(context, id);
  return {
    shares: await context.store.shareLinks.list(id, context.now()),
    linkClosed: assessment.linkClosed,
    mayClose: await isAccountOwner(context, id),
    hasTeam: (await context.store.teamChecks.find(id))?.status === "closed",
  };
}
