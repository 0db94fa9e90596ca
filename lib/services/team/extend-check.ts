import { Failure } from "@/lib/domain/failure";
import { CHECK_CLOSED, EXTENDED_BEFORE, NO_TEAM_CHECK } from "@/lib/domain/team/messages";
import { TEAM_DAYS } from "@/lib/domain/team/questions";
import { recordAudit } from "../audit/record-audit";
import type { Context } from "../context";
import { requireTeamOwner } from "./require-team-owner";

/** Gives an open check as many days again, once. */
export async function extendCheck(context: Context, id: string): Promise<{ success: true }> {
  await requireTeamOwner(context, id);
  const check = await context.store.teamChecks.find(id);
  if (check === null) throw new Failure("not_found", NO_TEAM_CHECK);
  if (check.status === "closed") throw new Failure("conflict", CHECK_CLOSED);
  await context.transaction(async (tx) => {
    if (!(await tx.teamChecks.extend(id, TEAM_DAYS, context.now())))
      throw new Failure("conflict", EXTENDED_BEFORE);
    await recordAudit(context, tx, { action: "team_check_extended", target: { kind: "assessment", id } });
  });
  return { success: true };
}
