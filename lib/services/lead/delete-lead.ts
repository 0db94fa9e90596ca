import { NO_SUCH_ASSESSMENT } from "@/lib/domain/assessment/messages";
import { Failure } from "@/lib/domain/failure";
import { eraseAssessments, forgetErased } from "../assessment/erase-assessments";
import { recordAudit } from "../audit/record-audit";
import type { Context } from "../context";

/**
 * Removes an assessment and everything about it: what was written, asked, agreed to, noted, queued, sent and
 * remembered. What stays is the ledger of payments, which says nothing about the person, and the audit log, which can
 * tell the admins which company it was.
 */
export async function deleteLead(context: Context, id: string): Promise<{ success: true }> {
  const emailKeys = await context.transaction(async (tx) => {
    if ((await tx.assessments.lock(id)) === null) throw new Failure("not_found", NO_SUCH_ASSESSMENT);
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
