import { reportDocument, subjectOf } from "@/lib/domain/report/document/document";
import { markdownOf } from "@/lib/domain/report/document/markdown";
import type { ReportResponse } from "@/lib/domain/report/report";
import { findUnlockedAssessment } from "../assessment/find-assessment";
import { comparisonFor } from "../comparison/read-comparison";
import type { Context } from "../context";
import { recordView } from "../lead/record-view";
import { writeReport } from "./write-report";

/** The full report of an unlocked assessment, and of any for an admin; the first to ask has it written. */
export async function readReport(context: Context, id: string): Promise<ReportResponse> {
  const assessment = await findUnlockedAssessment(context, id);
  const { report, cached } = await writeReport(context, assessment);
  if (!cached) context.drainSoon();
  await recordView(context, "report_viewed", id);
  const document = reportDocument({
    reportData: report.reportData,
    assessment: subjectOf(assessment),
    comparison: await comparisonFor(context, assessment),
    writtenOn: report.createdAt,
    family: "shown",
  });
  return {
    reportData: report.reportData,
    markdownReport: markdownOf(document),
    cached,
    updatedAt: report.updatedAt,
  };
}
