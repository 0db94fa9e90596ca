import type { StoredTeamCheck } from "@/lib/data/store/team-checks";
import type { Assessment } from "@/lib/domain/assessment/assessment";
import { Failure } from "@/lib/domain/failure";
import { TEAM_ENDED } from "@/lib/domain/team/messages";
import type { Context } from "../context";
import { hashToken } from "../hash-token";

interface Invitation {
  check: StoredTeamCheck;
  leader: Assessment;
}

/** What a colleague's link leads to, open or closed. Unknown, deleted and locked again are the same refusal. */
export async function findInvitation({ store }: Context, token: string): Promise<Invitation> {
  const check = await store.teamChecks.findByToken(hashToken(token));
  const leader = check && (await store.assessments.find(check.assessmentId));
  if (check === null || leader === null) throw new Failure("not_found", TEAM_ENDED);
  return { check, leader };
}
