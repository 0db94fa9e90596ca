import type { InterviewInsights } from "@/lib/domain/interview/insights";
import { findUnlockedAssessment } from "../assessment/find-assessment";
import type { Context } from "../context";

export async function readInsights(context: Context, id: string): Promise<InterviewInsights> {
  await findUnlockedAssessment(context, id);
  return context.store.interviews.findInsights(id);
}
