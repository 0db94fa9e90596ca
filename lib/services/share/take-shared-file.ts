import type { ReportFileName } from "@/lib/domain/report/file-kinds";
import type { Context } from "../context";
import { makeReportFile } from "../report/make-report-file";
import type { PrintedReport } from "../report/print-report";
import { fileForReader } from "./file-for-reader";

/** The deck for the holder of a reader's link; what was said in an interview is on no slide. */
export const takeSharedFile = (
  context: Context,
  token: string,
  name: Extract<ReportFileName, "deck.pptx">,
): Promise<PrintedReport> =>
  fileForReader(context, token, (id, report) =>
    makeReportFile(context, id, name, { ...report, insights: null }),
  );
