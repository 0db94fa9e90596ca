import type { InterviewInsights } from "@/lib/domain/interview/insights";
import type { ReportResponse } from "@/lib/domain/report/report";
import type { Context } from "../context";
import { readInsights } from "../report/read-insights";
import { readReport } from "../report/read-report";
import { recordView } from "./record-view";

/** The full report as the executive would get it, paid for or not. */
export async function readLeadReport(context: Context, id: string): Promise<ReportResponse> {
  const report = await readReport(context, id);
  await recordView(context, "report_viewed", id);
  return report;
}

export async function readLeadInsights(context: Context, id: string): Promise<InterviewInsights> {
  const insights = await readInsights(context, id);
  await recordView(context, "report_viewed", id);
  return insights;
}
