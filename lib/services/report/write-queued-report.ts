import { isUnlocked } from "@/lib/domain/assessment/assessment";
import type { Context } from "../context";
import { writeReport } from "./write-report";

/** The report that unlocking promised. An assessment that is gone, or locked again, gets none. */
export async function writeQueuedReport(context: Context, assessmentId: string): Promise<void> {
  const assessment = await context.store.assessments.find(assessmentId);
  if (assessment !== null && isUnlocked(assessment)) await writeReport(context, assessment);
}
