import type { ReportParts } from "@/lib/domain/report/document/document";
import { FILE_KINDS, fileType, type ReportFileName } from "@/lib/domain/report/file-kinds";
import { companyFileName } from "@/lib/domain/report/file-name";
import { MINUTE_MS } from "@/lib/domain/time";
import type { Context } from "../context";
import type { PrintedReport } from "./print-report";

/** The file of what was composed. */
export async function makeReportFile(
  context: Context,
  id: string,
  name: ReportFileName,
  report: ReportParts,
): Promise<PrintedReport> {
  const { makeFile, keyedHash, siteUrl, store } = context;
  const state = await store.reports.findState(id);
  const writtenAt = state?.reportAt ?? report.writtenOn;
  const content = await makeFile(name, {
    report,
    calendarKey: keyedHash("calendar", id),
    revision: Math.floor(writtenAt.getTime() / MINUTE_MS),
    myReportsUrl: `${siteUrl}/my-reports`,
  });
  const { companyName } = report.assessment;
  const fileName = companyFileName(FILE_KINDS[name].what, companyName, report.writtenOn, fileType(name));
  return { fileName, content };
}
