import { Failure } from "@/lib/domain/failure";
import { NO_SUCH_VIEW } from "@/lib/domain/lead/views";
import { recordAudit } from "../audit/record-audit";
import type { Context } from "../context";

/** Removes a saved view, for all admins; the leads stay. */
export async function deleteView(context: Context, id: string): Promise<{ success: true }> {
  await context.transaction(async (tx) => {
    const label = (await tx.savedViews.find(id))?.name;
    if (!(await tx.savedViews.remove(id))) throw new Failure("not_found", NO_SUCH_VIEW);
    await recordAudit(context, tx, { action: "view_deleted", target: { kind: "view", id }, label });
  });
  return { success: true };
}
