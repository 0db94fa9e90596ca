import { NO_SUCH_ASSESSMENT } from "@/lib/domain/assessment/messages";
import type { Done } from "@/lib/domain/done";
import { Failure } from "@/lib/domain/failure";
import { MORE_THAN_YOU_HAVE, NOT_YOURS_TO_COUNT, TOO_LATE_TO_COUNT } from "@/lib/domain/own-cost/messages";
import type { OwnCost } from "@/lib/domain/own-cost/own-cost";
import { openPlaybook } from "@/lib/playbook/open-playbook";
import { recordAudit } from "../audit/record-audit";
import type { Context } from "../context";
import { requireOwner } from "../ownership/require-owner";

/** Keeps what today's trouble costs by the owner's own count, for the report to come, and for the roadmap at once. */
export async function saveOwnCost(context: Context, id: string, cost: OwnCost): Promise<Done> {
  const assessment = await requireOwner(context, id, NOT_YOURS_TO_COUNT);
  await context.takeFromLimit("asked", id);
  const { couldCost, profileOf } = await openPlaybook();
  if (!couldCost(profileOf(assessment), cost)) throw new Failure("invalid", MORE_THAN_YOU_HAVE);
  await context.transaction(async (tx) => {
    if ((await tx.assessments.lock(id)) === null) throw new Failure("not_found", NO_SUCH_ASSESSMENT);
    if (!(await tx.assessments.setOwnCost(id, cost))) throw new Failure("conflict", TOO_LATE_TO_COUNT);
    await tx.roadmaps.removeOf(id);
    await tx.enqueue("roadmap", { assessmentId: id });
    await recordAudit(context, tx, {
      action: "own_cost_saved",
      target: { kind: "assessment", id },
      meta: { unit: cost.unit },
    });
  });
  context.drainSoon();
  return { success: true };
}
