import { reportFileName } from "@/lib/domain/report/file-name";
import { findUnlockedAssessment } from "../assessment/find-assessment";
import type { Context } from "../context";
import { writeReport } from "./write-report";

export interface PrintedReport {
  fileName: string;
  content: Uint8Array;
}

/** The full report as a PDF, the same that the e-mail carries. */
export async function printReport(
  context: Context,
  id: string,
  family: "shown" | "hidden" = "shown",
): Promise<PrintedReport> {
  const assessment = await findUnlockedAssessment(context, id);
  const { report } = await writeReport(context, assessment);
  const content = await context.renderPdf({
    reportData: report.reportData,
    assessment,
    writtenOn: report.createdAt,
    family,
  });
  return { fileName: reportFileName(assessment.companyName, report.createdAt), content };
}
