import { isUnlocked } from "@/lib/domain/assessment/assessment";
import { NO_SUCH_ASSESSMENT } from "@/lib/domain/assessment/messages";
import { isoDay } from "@/lib/domain/dates";
import { Failure } from "@/lib/domain/failure";
import { NOT_PAID } from "@/lib/domain/payment/messages";
import { NO_SUCH_MOVE, NOT_YOUR_TARGET } from "@/lib/domain/what-if/messages";
import { resultOf } from "@/lib/domain/what-if/result-of";
import type { NewTarget, Target, TargetSet } from "@/lib/domain/what-if/what-if";
import { profileOf } from "@/lib/playbook/company-profile";
import { whatIf } from "@/lib/playbook/what-if";
import { findAssessment } from "../assessment/find-assessment";
import { recordAudit } from "../audit/record-audit";
import type { Context } from "../context";
import { isProvenOwner } from "../ownership/prove-ownership";

/** Keeps what the owner means to reach, with the score that the method gives it; no moves at all take it back. */
export async function setTarget(context: Context, id: string, { keys }: NewTarget): Promise<TargetSet> {
  const assessment = await findAssessment(context, id);
  if (assessment.userId !== null && !(await isProvenOwner(context, assessment)))
    throw new Failure("forbidden", NOT_YOUR_TARGET);
  if (!isUnlocked(assessment)) throw notPaid();
  await context.takeFromLimit("target", id);
  const result = resultOf(whatIf(profileOf(assessment)).results, new Set(keys));
  if (result === undefined) throw new Failure("invalid", NO_SUCH_MOVE);
  const target: Target | null =
    keys.length === 0 ? null : { keys: result.keys, score: result.score, date: isoDay(context.now()) };
  await context.transaction(async (tx) => {
    const locked = await tx.assessments.lock(id);
    if (locked === null) throw new Failure("not_found", NO_SUCH_ASSESSMENT);
    if (!isUnlocked(locked)) throw notPaid();
    await tx.assessments.setTarget(id, target);
    await recordAudit(context, tx, {
      action: target === null ? "target_removed" : "target_set",
      target: { kind: "assessment", id },
      meta: { moves: keys.length },
    });
  });
  return { success: true, target };
}

const notPaid = () => new Failure("not_paid", NOT_PAID);
