import { Failure } from "@/lib/domain/failure";
import { NO_SUCH_VIEW, type SavedView, type ViewChange } from "@/lib/domain/lead/views";
import { recordAudit } from "../audit/record-audit";
import type { Context } from "../context";
import { withCount } from "./with-count";

/** Gives a saved view another name, or another list. */
export async function changeView(context: Context, id: string, change: ViewChange): Promise<SavedView> {
  const changed = await context.transaction(async (tx) => {
    const view = await tx.savedViews.change(id, change);
    if (view === null) throw new Failure("not_found", NO_SUCH_VIEW);
    const fields = Object.keys(change).sort().join(" ");
    await recordAudit(context, tx, {
      action: "view_changed",
      target: { kind: "view", id },
      meta: { fields },
    });
    return view;
  });
  return withCount(context, changed);
}
