import type { ReportResponse } from "@/lib/domain/report/report";
import { findUnlockedAssessment } from "../assessment/find-assessment";
import type { Context } from "../context";
import { recordView } from "../lead/record-view";
import { writeReport } from "./write-report";

/** The full report of an unlocked assessment, and of any for an admin; the first to ask has it written. */
export async function readReport(context: Context, id: string): Promise<ReportResponse> {
  const assessment = await findUnlockedAssessment(context, id);
  const { report, cached } = await writeReport(context, assessment);
  if (!cached) context.drainSoon();
  await recordView(context, "report_viewed", id);
  return {
    reportData: report.reportData,
    markdownReport: report.markdownReport,
    cached,
    updatedAt: report.updatedAt,
  };
}
