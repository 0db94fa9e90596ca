import { type RoadmapPlan, roadmapPlan } from "@/lib/domain/roadmap/roadmap-plan";
import { findUnlockedAssessment } from "../assessment/find-assessment";
import type { Context } from "../context";
import { recordView } from "../lead/record-view";

/** What the roadmap page draws of the report; null for as long as that is not written, and none is written for it. */
export async function readRoadmapPlan(context: Context, id: string): Promise<RoadmapPlan | null> {
  await findUnlockedAssessment(context, id);
  const report = await context.store.reports.find(id);
  if (report === null) return null;
  await recordView(context, "report_viewed", id);
  return roadmapPlan(report.reportData);
}
