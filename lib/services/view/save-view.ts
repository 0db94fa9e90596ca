import { Failure } from "@/lib/domain/failure";
import { MOST_VIEWS, type NewView, type SavedView, TOO_MANY_VIEWS } from "@/lib/domain/lead/views";
import { recordAudit } from "../audit/record-audit";
import type { Context } from "../context";
import { withCount } from "./with-count";

/** Saves a filter and order of the list under a name, for all admins. */
export async function saveView(context: Context, view: NewView): Promise<SavedView> {
  const { actor } = context;
  const createdById = actor.kind === "user" ? actor.userId : null;
  const saved = await context.transaction(async (tx) => {
    const added = await tx.savedViews.add({ ...view, createdById }, MOST_VIEWS);
    if (added === null) throw new Failure("conflict", TOO_MANY_VIEWS);
    await recordAudit(context, tx, { action: "view_saved", target: { kind: "view", id: added.id } });
    return added;
  });
  return withCount(context, saved);
}
