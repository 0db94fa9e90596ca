import type { Assessment } from "@/lib/domain/assessment/assessment";
import { NO_SUCH_ASSESSMENT } from "@/lib/domain/assessment/messages";
import type { Done } from "@/lib/domain/done";
import { Failure } from "@/lib/domain/failure";
import { NOT_YOURS_TO_COUNT, TOO_LATE_TO_COUNT } from "@/lib/domain/own-cost/messages";
import type { SaidCost } from "@/lib/domain/own-cost/own-cost";
import { recordAudit } from "../audit/record-audit";
import type { Context } from "../context";
import { requireOwner } from "../ownership/require-owner";

interface Said {
  said: SaidCost;
  /** What is written down beside it. */
  meta: Readonly<Record<string, string>>;
  check?: (assessment: Assessment) => Promise<void>;
}

/** Keeps what the owner says of the cost, for the report to come, and for the roadmap at once. */
export async function keepSaidCost(context: Context, id: string, { said, meta, check }: Said): Promise<Done> {
  const assessment = await requireOwner(context, id, NOT_YOURS_TO_COUNT);
  await context.takeFromLimit("asked", id);
  await check?.(assessment);
  await context.transaction(async (tx) => {
    if ((await tx.assessments.lock(id)) === null) throw new Failure("not_found", NO_SUCH_ASSESSMENT);
    if (!(await tx.assessments.setOwnCost(id, said))) throw new Failure("conflict", TOO_LATE_TO_COUNT);
    await tx.roadmaps.removeOf(id);
    await tx.enqueue("roadmap", { assessmentId: id });
    await recordAudit(context, tx, {
      action: "own_cost_saved",
      target: { kind: "assessment", id },
      meta,
    });
  });
  context.drainSoon();
  return { success: true };
}
