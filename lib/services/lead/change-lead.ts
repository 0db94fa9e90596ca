import { LEAD_CHANGED_MEANWHILE, OWNER_NOT_ADMIN } from "@/lib/domain/admin/messages";
import { NO_SUCH_ASSESSMENT } from "@/lib/domain/assessment/messages";
import { Failure } from "@/lib/domain/failure";
import type { LeadChange, LeadWork } from "@/lib/domain/lead/details";
import { IS_MERGED } from "@/lib/domain/lead/merge";
import { recordAudit } from "../audit/record-audit";
import type { Context, Transaction } from "../context";
import { type Differences, fromTo } from "./from-to";

/** A change to what it is now, where no version is said. */
type Change = Omit<LeadChange, "version"> & Partial<Pick<LeadChange, "version">>;

/**
 * Sets how far a lead is, who works it, and when. Only an admin can work one. Where another has changed it since it was
 * seen, nothing changes and the answer says how it is now; asking for what is already so is no change. One that is
 * merged into another is worked as that one.
 */
export async function changeLead(context: Context, id: string, change: Change): Promise<LeadWork> {
  return context.transaction(async (tx) => {
    const before = (await tx.assessments.lock(id)) && (await tx.leads.findWork(id));
    if (before === null) throw noSuchLead();
    const wanted = differencesOf(before, change);
    if (Object.keys(wanted).length === 0) return before;
    if (change.version !== undefined && before.version !== change.version) {
      throw new Failure("conflict", LEAD_CHANGED_MEANWHILE, { body: { current: before } });
    }
    if ((await tx.leadMerges.findKept(id)) !== null) throw new Failure("conflict", IS_MERGED);
    await requireAdmin(tx, wanted.leadOwnerId);
    await tx.leads.changeWork(id, wanted);
    const target = { kind: "assessment", id } as const;
    await recordAudit(context, tx, { action: "lead_changed", target, meta: fromTo(before, wanted) });
    const work = await tx.leads.findWork(id);
    if (work === null) throw noSuchLead();
    return work;
  });
}

function differencesOf(before: LeadWork, { status, ownerId, nextActionOn }: Change): Differences {
  return {
    ...(status === undefined || status === before.leadStatus ? {} : { leadStatus: status }),
    ...(ownerId === undefined || ownerId === before.leadOwnerId ? {} : { leadOwnerId: ownerId }),
    ...(nextActionOn === undefined || nextActionOn === before.nextActionOn ? {} : { nextActionOn }),
  };
}

async function requireAdmin(tx: Transaction, ownerId: string | null | undefined): Promise<void> {
  if (ownerId == null) return;
  const admins = await tx.users.listAdmins();
  if (!admins.some((admin) => admin.id === ownerId)) throw new Failure("invalid", OWNER_NOT_ADMIN);
}

const noSuchLead = () => new Failure("not_found", NO_SUCH_ASSESSMENT);
