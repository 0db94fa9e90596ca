import { NO_SUCH_ASSESSMENT } from "@/lib/domain/assessment/messages";
import { Failure } from "@/lib/domain/failure";
import { OPEN_CALL_STATES } from "@/lib/domain/lead/call-requests";
import type { LeadWork } from "@/lib/domain/lead/details";
import type { CallOutcome } from "@/lib/domain/lead/logged-call";
import { IS_MERGED } from "@/lib/domain/lead/merge";
import { recordAudit } from "../audit/record-audit";
import type { Context, Transaction } from "../context";

/**
 * Says that an admin called a lead, and with what outcome. Requests that were still open, of merged leads too, get it as
 * their state; a lead
 * that was new and has been reached, or has a date, counts as contacted.
 */
export async function logCall(context: Context, id: string, outcome: CallOutcome): Promise<LeadWork> {
  return context.transaction(async (tx) => {
    const before = (await tx.assessments.lock(id)) && (await tx.leads.findWork(id));
    if (before === null) throw new Failure("not_found", NO_SUCH_ASSESSMENT);
    if ((await tx.leadMerges.findKept(id)) !== null) throw new Failure("conflict", IS_MERGED);
    const target = { kind: "assessment", id } as const;
    await recordAudit(context, tx, { action: "call_logged", target, meta: { outcome } });
    await closeOpenRequests(context, tx, id, outcome);
    if (before.leadStatus === "new" && outcome !== "voicemail") {
      await tx.leads.changeWork(id, { leadStatus: "contacted" });
      const meta = { stageFrom: "new", stageTo: "contacted" };
      await recordAudit(context, tx, { action: "lead_changed", target, meta });
    }
    return (await tx.leads.findWork(id)) ?? before;
  });
}

async function closeOpenRequests(
  context: Context,
  tx: Transaction,
  id: string,
  outcome: CallOutcome,
): Promise<void> {
  const { actor } = context;
  const handledById = actor.kind === "user" ? actor.userId : null;
  const open = (await tx.calls.listOf(id)).filter(({ state }) => OPEN_CALL_STATES.includes(state));
  for (const call of open) {
    if (call.state === outcome) continue;
    await tx.calls.change(call.id, { state: outcome, handledById, handledAt: context.now() });
    await recordAudit(context, tx, {
      action: "call_handled",
      target: { kind: "call", id: call.id },
      meta: { callFrom: call.state, callTo: outcome },
    });
  }
}
