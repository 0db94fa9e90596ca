import type { StoredTeamCheck } from "@/lib/data/store/team-checks";
import { Failure } from "@/lib/domain/failure";
import { CHECK_CLOSED, TOO_FEW } from "@/lib/domain/team/messages";
import { FEWEST_SHOWN } from "@/lib/domain/team/questions";
import { workOut } from "@/lib/domain/team/work-out";
import { openPlaybook } from "@/lib/playbook/open-playbook";
import { recordAudit } from "../audit/record-audit";
import type { Context, Transaction } from "../context";

/** Works the result out, once, and deletes the replies with it, in the transaction that has locked the check. */
export async function closeCheck(
  context: Context,
  tx: Transaction,
  { id, assessmentId }: Pick<StoredTeamCheck, "id" | "assessmentId">,
): Promise<void> {
  const leader = await tx.assessments.find(assessmentId);
  const replies = await tx.teamChecks.listReplies(id);
  if (leader === null || replies.length < FEWEST_SHOWN) throw new Failure("conflict", TOO_FEW);
  const { profileOf, teamActions } = await openPlaybook();
  const figures = workOut(replies, leader);
  const result = { ...figures, actions: teamActions(figures, profileOf(leader)) };
  if (!(await tx.teamChecks.close(id, result))) throw new Failure("conflict", CHECK_CLOSED);
  await recordAudit(context, tx, {
    action: "team_check_closed",
    target: { kind: "assessment", id: assessmentId },
    meta: { answered: result.answered },
  });
}
