import { randomUUID } from "node:crypto";
import { Failure } from "@/lib/domain/failure";
import { ONE_TEAM_CHECK } from "@/lib/domain/team/messages";
import { TEAM_DAYS } from "@/lib/domain/team/questions";
import type { NewTeam, TeamMade } from "@/lib/domain/team/team";
import { DAY_MS } from "@/lib/domain/time";
import { lockUnlocked } from "../assessment/require-unlocked";
import { recordAudit } from "../audit/record-audit";
import type { Context } from "../context";
import { hashToken, newToken } from "../hash-token";
import { requireTeamOwner } from "./require-team-owner";

/** Starts the one check of an assessment. The link for the colleagues is said here alone. */
export async function startCheck(context: Context, id: string, { expected }: NewTeam): Promise<TeamMade> {
  await requireTeamOwner(context, id);
  await context.takeFromLimit("teamCheck", id);
  const token = newToken();
  const now = context.now();
  const check = {
    id: randomUUID(),
    assessmentId: id,
    tokenHash: hashToken(token),
    expected,
    closesAt: new Date(now.getTime() + TEAM_DAYS * DAY_MS),
  };
  await context.transaction(async (tx) => {
    await lockUnlocked(tx, id);
    if (!(await tx.teamChecks.add(check, now))) throw new Failure("conflict", ONE_TEAM_CHECK);
    await recordAudit(context, tx, {
      action: "team_check_made",
      target: { kind: "assessment", id },
      meta: { expected },
    });
  });
  return { url: `${context.siteUrl}/team/${token}` };
}
