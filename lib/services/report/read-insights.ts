import type { InterviewInsights } from "@/lib/domain/interview/insights";
import { findUnlockedAssessment } from "../assessment/find-assessment";
import type { Context } from "../context";
import { recordView } from "../lead/record-view";

/** What a call brought to light, of an unlocked assessment, and of any for an admin. */
export async function readInsights(context: Context, id: string): Promise<InterviewInsights> {
  await findUnlockedAssessment(context, id);
  const insights = await context.store.interviews.findInsights(id);
  await recordView(context, "report_viewed", id);
  return insights;
}
