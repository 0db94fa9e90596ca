import { PUBLISH_ASKED, TOO_SOON } from "@/lib/domain/comparison/messages";
import { isTooSoon } from "@/lib/domain/comparison/timing";
import type { DoneWithMessage } from "@/lib/domain/done";
import { Failure } from "@/lib/domain/failure";
import { recordAudit } from "../audit/record-audit";
import type { Context } from "../context";

/** Has the figures worked out at once, by the same rules. */
export async function publishNow(context: Context): Promise<DoneWithMessage> {
  if (isTooSoon(await context.store.comparisons.lastPublishedAt(), context.now()))
    throw new Failure("conflict", TOO_SOON, { reason: "too_soon" });
  await context.transaction(async (tx) => {
    await tx.enqueueOnce("compare", {});
    await recordAudit(context, tx, { action: "comparison_asked" });
  });
  context.drainSoon();
  return { success: true, message: PUBLISH_ASKED };
}
