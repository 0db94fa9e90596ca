import { challengeLabel } from "@/lib/domain/assessment/challenge-label";
import { Failure } from "@/lib/domain/failure";
import { TEAM_ENDED } from "@/lib/domain/team/messages";
import type { TeamInvitation } from "@/lib/domain/team/team";
import type { Context } from "../context";
import { findInvitation } from "./find-invitation";

/** What a colleague reads before answering, as long as answers are taken. Reading changes and counts nothing. */
export async function readInvitation(context: Context, token: string): Promise<TeamInvitation> {
  const { check, leader } = await findInvitation(context, token);
  const { status, closesAt, expected, answered } = check;
  if (status === "closed" || closesAt.getTime() <= context.now().getTime())
    throw new Failure("not_found", TEAM_ENDED);
  return {
    name: leader.executiveName,
    company: leader.companyName,
    challenges: leader.businessChallenges.map((slug) => ({ slug, text: challengeLabel(slug) })),
    expected,
    answered,
  };
}
