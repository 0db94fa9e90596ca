import { LEAD_CHANGED_MEANWHILE } from "@/lib/domain/admin/messages";
import { NO_SUCH_ASSESSMENT } from "@/lib/domain/assessment/messages";
import { Failure } from "@/lib/domain/failure";
import { eraseAssessments, forgetErased } from "../assessment/erase-assessments";
import { recordAudit } from "../audit/record-audit";
import type { Context } from "../context";

/**
 * Removes an assessment and everything about it: what was written, asked, agreed to, noted, queued, sent and
 * remembered. What stays is the ledger of payments, which says nothing about the person, and the audit log, which can
 * tell the admins which company it was. Where a version is said, it is the one that was seen.
 */
export async function deleteLead(context: Context, id: string, version?: number): Promise<{ success: true }> {
  const emailKeys = await context.transaction(async (tx) => {
    if ((await tx.assessments.lock(id)) === null) throw new Failure("not_found", NO_SUCH_ASSESSMENT);
    const work = version === undefined ? null : await tx.leads.findWork(id);
    if (work !== null && work.version !== version)
      throw new Failure("conflict", LEAD_CHANGED_MEANWHILE, { body: { current: work } });
    const label = (await tx.assessments.find(id))?.companyName;
    const keys = await eraseAssessments(tx, [id]);
    await recordAudit(context, tx, {
      action: "assessment_deleted",
      target: { kind: "assessment", id },
      label,
    });
    return keys;
  });
  await forgetErased(context, { ids: [id], emailKeys });
  return { success: true };
}
