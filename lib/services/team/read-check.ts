import { Failure } from "@/lib/domain/failure";
import { NO_TEAM_CHECK } from "@/lib/domain/team/messages";
import type { TeamView } from "@/lib/domain/team/team";
import { type Context, isAdmin } from "../context";
import { requireTeamOwner } from "./require-team-owner";

/** How far the check is, and once it is closed its result, which is the leader's: admins get status and count. */
export async function readCheck(context: Context, id: string): Promise<TeamView> {
  const found = await findCheck(context, id);
  if (found === null) throw new Failure("not_found", NO_TEAM_CHECK);
  return found;
}

/** The same where there may be none yet. */
export async function findCheck(context: Context, id: string): Promise<TeamView | null> {
  const { userId } = await requireTeamOwner(context, id);
  const check = await context.store.teamChecks.find(id);
  if (check === null) return null;
  const { status, expected, answered, closesAt, extended, result } = check;
  const isTheirs = userId !== null || !isAdmin(context.actor);
  return {
    ...{ status, expected, answered, closesAt, extended },
    isOver: status === "open" && closesAt.getTime() <= context.now().getTime(),
    ...(status === "closed" && result !== null && isTheirs ? { result } : {}),
  };
}
