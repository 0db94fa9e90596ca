import { Failure } from "@/lib/domain/failure";
import { NOT_THE_OWNER, SHARE_ENDED } from "@/lib/domain/share/messages";
import { recordAudit } from "../audit/record-audit";
import type { Context } from "../context";
import { requireOwner } from "../ownership/require-owner";

/** Ends a link at once. Ended before, it stays ended. */
export async function endShare(context: Context, id: string, shareId: string): Promise<{ success: true }> {
  await requireOwner(context, id, NOT_THE_OWNER);
  await context.transaction(async (tx) => {
    if (!(await tx.shareLinks.end(id, shareId, context.now()))) throw new Failure("not_found", SHARE_ENDED);
    const target = { kind: "assessment", id } as const;
    await recordAudit(context, tx, { action: "share_ended", target, meta: { share: shareId } });
  });
  return { success: true };
}
