import { LEAD_CHANGED_MEANWHILE, OWNER_NOT_ADMIN } from "@/lib/domain/admin/messages";
import { NO_SUCH_ASSESSMENT } from "@/lib/domain/assessment/messages";
import { Failure } from "@/lib/domain/failure";
import type { LeadChange, LeadWork } from "@/lib/domain/lead/details";
import { recordAudit } from "../audit/record-audit";
import type { Context, Transaction } from "../context";

/**
 * Sets how far a lead is, and who works it. Only an admin can work one. Where another has changed it since it was
 * seen, nothing changes and the answer says how it is now; asking for what is already so is no change.
 */
export async function changeLead(context: Context, id: string, change: LeadChange): Promise<LeadWork> {
  return context.transaction(async (tx) => {
    const before = (await tx.assessments.lock(id)) && (await tx.leads.findWork(id));
    if (before === null) throw noSuchLead();
    const wanted = differencesOf(before, change);
    if (Object.keys(wanted).length === 0) return before;
    if (before.version !== change.version) {
      throw new Failure("conflict", LEAD_CHANGED_MEANWHILE, { body: { current: before } });
    }
    await requireAdmin(tx, wanted.leadOwnerId);
    await tx.leads.changeWork(id, wanted);
    const target = { kind: "assessment", id } as const;
    await recordAudit(context, tx, { action: "lead_changed", target, meta: fromTo(before, wanted) });
    const work = await tx.leads.findWork(id);
    if (work === null) throw noSuchLead();
    return work;
  });
}

type Differences = Partial<Pick<LeadWork, "leadStatus" | "leadOwnerId">>;

function differencesOf(before: LeadWork, { status, ownerId }: LeadChange): Differences {
  return {
    ...(status === undefined || status === before.leadStatus ? {} : { leadStatus: status }),
    ...(ownerId === undefined || ownerId === before.leadOwnerId ? {} : { leadOwnerId: ownerId }),
  };
}

async function requireAdmin(tx: Transaction, ownerId: string | null | undefined): Promise<void> {
  if (ownerId == null) return;
  const admins = await tx.users.listAdmins();
  if (!admins.some((admin) => admin.id === ownerId)) throw new Failure("invalid", OWNER_NOT_ADMIN);
}

/** Stages by their words of the list, owners by their ids; so the log shows names. */
function fromTo(before: LeadWork, { leadStatus, leadOwnerId }: Differences): Record<string, string> {
  return {
    ...(leadStatus === undefined ? {} : { stageFrom: before.leadStatus, stageTo: leadStatus }),
    ...(leadOwnerId === undefined ? {} : { ownerFrom: before.leadOwnerId ?? "", ownerTo: leadOwnerId ?? "" }),
  };
}

const noSuchLead = () => new Failure("not_found", NO_SUCH_ASSESSMENT);
