import type { FamilyVisibility, ReportParts } from "@/lib/domain/report/document/document";
import { reportFileName } from "@/lib/domain/report/file-name";
import type { Context } from "../context";
import { recordView } from "../lead/record-view";
import { readPaper } from "./read-paper";

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
  const paper = await readPaper(context, id, family);
  await recordView(context, "report_viewed", id);
  return printPaper(context, id, paper);
}

/** The file of what was composed. */
export async function printPaper(context: Context, id: string, paper: ReportParts): Promise<PrintedReport> {
  const content = await context.renderPdf(id, paper);
  return { fileName: reportFileName(paper.assessment.companyName, paper.writtenOn), content };
}
