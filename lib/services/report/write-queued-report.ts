import { isUnlocked } from "@/lib/domain/assessment/assessment";
import { Failure } from "@/lib/domain/failure";
import type { Context } from "../context";
import { queueReportEmail } from "./queue-report-email";
import { writeReport } from "./write-report";

/**
 * The report that unlocking promised, and the e-mail that brings it, also where an admin had it written before.
 * A deleted or locked assessment gets none.
 */
export async function writeQueuedReport(context: Context, assessmentId: string): Promise<void> {
  const assessment = await context.store.assessments.find(assessmentId);
  if (assessment === null || !isUnlocked(assessment)) return;
  try {
    await writeReport(context, assessment);
  } catch (error) {
    // Deleted while it was being written: there is nothing left to write it for.
    if (!(error instanceof Failure && error.code === "not_found")) throw error;
  }
  await context.transaction(async (tx) => {
    if ((await tx.assessments.lock(assessmentId)) !== null) await queueReportEmail(tx, assessment);
  });
}
