import type { FamilyVisibility, ReportParts } from "@/lib/domain/report/document/document";
import { reportFileName } from "@/lib/domain/report/file-name";
import type { Context } from "../context";
import { recordView } from "../lead/record-view";
import { readReportView } from "./read-report-view";

export interface PrintedReport {
  fileName: string;
  content: Uint8Array;
}

/** The full report as a PDF, the same that the email carries: without the family section unless it is asked for. */
export async function printReport(
  context: Context,
  id: string,
  family: FamilyVisibility = "hidden",
): Promise<PrintedReport> {
  const view = await readReportView(context, id, family);
  await recordView(context, "report_viewed", id);
  return printReportView(context, id, view);
}

/** The file of what was composed. */
export async function printReportView(
  context: Context,
  id: string,
  view: ReportParts,
): Promise<PrintedReport> {
  const content = await context.renderPdf(id, view);
  return { fileName: reportFileName(view.assessment.companyName, view.writtenOn), content };
}
