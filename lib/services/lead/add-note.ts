import { NO_SUCH_ASSESSMENT } from "@/lib/domain/assessment/messages";
import { Failure } from "@/lib/domain/failure";
import type { LeadNote } from "@/lib/domain/lead/details";
import { recordAudit } from "../audit/record-audit";
import type { Context } from "../context";

/** Adds a note to a lead, with its time and its author. */
export async function addNote(context: Context, id: string, text: string): Promise<LeadNote> {
  const { actor } = context;
  return context.transaction(async (tx) => {
    if ((await tx.assessments.lock(id)) === null) throw new Failure("not_found", NO_SUCH_ASSESSMENT);
    const note = await tx.leads.addNote({
      assessmentId: id,
      authorId: actor.kind === "user" ? actor.userId : null,
      text,
    });
    await recordAudit(context, tx, { action: "lead_note_added", target: { kind: "assessment", id } });
    return note;
  });
}
