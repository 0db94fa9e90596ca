import type { LeadChange, LeadWork } from "@/lib/domain/admin/lead-details";
import { OWNER_NOT_ADMIN } from "@/lib/domain/admin/messages";
import { NO_SUCH_ASSESSMENT } from "@/lib/domain/assessment/messages";
import { Failure } from "@/lib/domain/failure";
import { recordAudit } from "../audit/record-audit";
import type { Context } from "../context";

/** Sets how far a lead is, and who works it. Only an admin can work one. */
export async function changeLead(context: Context, id: string, change: LeadChange): Promise<LeadWork> {
  return context.transaction(async (tx) => {
    if ((await tx.assessments.lock(id)) === null) throw new Failure("not_found", NO_SUCH_ASSESSMENT);
    const { status, ownerId } = change;
    if (ownerId != null && !(await tx.users.listAdmins()).some((admin) => admin.id === ownerId)) {
      throw new Failure("invalid", OWNER_NOT_ADMIN);
    }
    await tx.leadWork.change(id, { leadStatus: status, leadOwnerId: ownerId });
    await recordAudit(context, tx, {
      action: "lead_changed",
      target: { kind: "assessment", id },
      meta: { fields: Object.keys(change).join(" ") },
    });
    const work = await tx.leadWork.find(id);
    if (work === null) throw new Failure("not_found", NO_SUCH_ASSESSMENT);
    return work;
  });
}
