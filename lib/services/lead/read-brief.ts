import { type LeadBrief, leadBrief } from "@/lib/domain/lead/brief";
import { findAssessment } from "../assessment/find-assessment";
import type { Context } from "../context";
import { recordView } from "./record-view";

/** Call brief: the one page for the admin who calls this lead. */
export async function readBrief(
  context: Context,
  id: string,
): Promise<{ brief: LeadBrief; companyName: string; createdAt: Date }> {
  const assessment = await findAssessment(context, id);
  const { calls, followups, interviews } = context.store;
  const [questions, requests, insights] = await Promise.all([
    followups.find(id),
    calls.listOf(id),
    interviews.findInsights(id),
  ]);
  await recordView(context, "assessment_viewed", id);
  const { companyName, createdAt } = assessment;
  return { brief: leadBrief(assessment, questions, requests, insights), companyName, createdAt };
}
