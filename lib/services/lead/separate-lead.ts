import { NO_SUCH_ASSESSMENT } from "@/lib/domain/assessment/messages";
import { Failure } from "@/lib/domain/failure";
import { CHANGED_BEFORE_SEPARATION, type LeadSeparation } from "@/lib/domain/lead/merge";
import { recordAudit } from "../audit/record-audit";
import type { Context } from "../context";

/**
 * Undoes a merge for one lead: it has a row of its own again, with the stage, owner and date that it had. What the kept
 * one took over stays there. One that is not merged stays as it is.
 */
export async function separateLead(
  context: Context,
  id: string,
  { version }: LeadSeparation,
): Promise<{ success: true }> {
  return context.transaction(async (tx) => {
    const row = (await tx.leadMerges.lock(id)).find((one) => one.id === id);
    if (row === undefined) throw new Failure("not_found", NO_SUCH_ASSESSMENT);
    if (row.mergedIntoId === null) return { success: true };
    if (row.version !== version) throw new Failure("conflict", CHANGED_BEFORE_SEPARATION);
    await tx.leadMerges.separate(id);
    await tx.leads.changeWork(row.mergedIntoId, {});
    await recordAudit(context, tx, { action: "lead_separated", target: { kind: "assessment", id } });
    return { success: true };
  });
}
