import { reportFileName } from "@/lib/domain/report/file-name";
import type { Context } from "../context";
import { recordView } from "../lead/record-view";
import { readPaper } from "./read-paper";

export interface PrintedReport {
  fileName: string;
  content: Uint8Array;
}

/** The full report as a PDF, the same that the e-mail carries. It is drawn anew each time, with all that is known by then. */
export async function printReport(
  context: Context,
  id: string,
  family: "shown" | "hidden" = "shown",
): Promise<PrintedReport> {
  const paper = await readPaper(context, id, family);
  await recordView(context, "report_viewed", id);
  const content = await context.renderPdf(paper);
  return { fileName: reportFileName(paper.assessment.companyName, paper.writtenOn), content };
}
