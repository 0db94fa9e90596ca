import { NOT_THE_OWNER } from "@/lib/domain/share/messages";
import type { ShareList } from "@/lib/domain/share/share";
import type { Context } from "../context";
import { isAccountOwner } from "../ownership/is-account-owner";
import { requireOwner } from "../ownership/require-owner";

/** The links that work, without their tokens, and whether the one with the id in it works for others. */
export async function listShares(context: Context, id: string): Promise<ShareList> {
  const assessment = await requireOwner(context, id, NOT_THE_OWNER);
  return {
    shares: await context.store.shareLinks.list(id, context.now()),
    linkClosed: assessment.linkClosed,
    mayClose: await isAccountOwner(context, id),
    hasTeam: (await context.store.teamChecks.find(id))?.status === "closed",
  };
}
