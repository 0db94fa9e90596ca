import { recordAudit } from "../audit/record-audit";
import type { Context } from "../context";
import { requireTeamOwner } from "./require-team-owner";

/** Deletes the check with its replies and its result, so that another may be started. Deleted before, it stays so. */
export async function deleteCheck(context: Context, id: string): Promise<{ success: true }> {
  await requireTeamOwner(context, id);
  await context.transaction(async (tx) => {
    if (!(await tx.teamChecks.remove(id))) return;
    await recordAudit(context, tx, { action: "team_check_deleted", target: { kind: "assessment", id } });
  });
  return { success: true };
}
