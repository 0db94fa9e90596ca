import { Failure } from "@/lib/domain/failure";
import { CHECK_CLOSED, NO_TEAM_CHECK } from "@/lib/domain/team/messages";
import type { Context } from "../context";
import { closeCheck } from "./close-check";
import { requireTeamOwner } from "./require-team-owner";

/** Closes the check for its leader, from four replies on. */
export async function closeByLeader(context: Context, id: string): Promise<{ success: true }> {
  await requireTeamOwner(context, id);
  const check = await context.store.teamChecks.find(id);
  if (check === null) throw new Failure("not_found", NO_TEAM_CHECK);
  await context.transaction(async (tx) => {
    const status = await tx.teamChecks.lock(check.id);
    if (status === null) throw new Failure("not_found", NO_TEAM_CHECK);
    if (status === "closed") throw new Failure("conflict", CHECK_CLOSED);
    await closeCheck(context, tx, check);
  });
  return { success: true };
}
