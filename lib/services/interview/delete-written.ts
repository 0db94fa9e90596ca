import type { Done } from "@/lib/domain/done";
import { recordAudit } from "../audit/record-audit";
import type { Context } from "../context";
import { requireAnswerer } from "./require-answerer";

/** Deletes what written answers brought to light, and answers that are still to be read. Twice is once. */
export async function deleteWritten(context: Context, id: string): Promise<Done> {
  await requireAnswerer(context, id);
  await context.transaction(async (tx) => {
    if ((await tx.assessments.lock(id)) === null) return;
    const count = await tx.interviews.deleteWritten(id);
    const target = { kind: "assessment", id } as const;
    if (count > 0)
      await recordAudit(context, tx, { action: "interview_deleted", target, meta: { interviews: count } });
  });
  return { success: true };
}
