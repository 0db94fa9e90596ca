import type { Context } from "../context";
import { type PrintedReport, printReportView } from "../report/print-report";
import { fileForReader } from "./file-for-reader";

/** The report as a PDF for the holder of a reader's link. */
export const printShared = (context: Context, token: string): Promise<PrintedReport> =>
  fileForReader(context, token, (id, report) => printReportView(context, id, report));
