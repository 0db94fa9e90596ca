import { isoDay } from "@/lib/domain/dates";
import { Failure } from "@/lib/domain/failure";
import { NO_SUCH_MOVE, NOT_YOUR_TARGET } from "@/lib/domain/what-if/messages";
import { resultOf } from "@/lib/domain/what-if/result-of";
import type { NewTarget, Target, TargetSet } from "@/lib/domain/what-if/what-if";
import { openPlaybook } from "@/lib/playbook/open-playbook";
import { lockUnlocked, requireUnlocked } from "../assessment/require-unlocked";
import { recordAudit } from "../audit/record-audit";
import type { Context } from "../context";
import { requireOwner } from "../ownership/require-owner";

/** Keeps what the owner means to reach, with the score that the method gives it; no moves at all take it back. */
export async function setTarget(context: Context, id: string, { keys }: NewTarget): Promise<TargetSet> {
  const assessment = await requireOwner(context, id, NOT_YOUR_TARGET);
  requireUnlocked(assessment);
  await context.takeFromLimit("target", id);
  const { profileOf, whatIf } = await openPlaybook();
  const result = resultOf(whatIf(profileOf(assessment)).results, new Set(keys));
  if (result === undefined) throw new Failure("invalid", NO_SUCH_MOVE);
  const target: Target | null =
    keys.length === 0 ? null : { keys: result.keys, score: result.score, date: isoDay(context.now()) };
  await context.transaction(async (tx) => {
    await lockUnlocked(tx, id);
    await tx.assessments.setTarget(id, target);
    await recordAudit(context, tx, {
      action: target === null ? "target_removed" : "target_set",
      target: { kind: "assessment", id },
      meta: { moves: keys.length },
    });
  });
  return { success: true, target };
}
