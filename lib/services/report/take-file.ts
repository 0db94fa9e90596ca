import type { Answers } from "@/lib/domain/assessment/assessment";
import type { ReportParts } from "@/lib/domain/report/document/document";
import type { ReportFileName } from "@/lib/domain/report/file-kinds";
import { openPlaybook } from "@/lib/playbook/open-playbook";
import { findUnlockedAssessment } from "../assessment/find-assessment";
import type { Context } from "../context";
import { recordView } from "../lead/record-view";
import { composeReportView } from "./compose-report-view";
import { makeReportFile } from "./make-report-file";
import type { PrintedReport } from "./print-report";

/** A part of the unlocked report as a file to work with. The family section is in none. */
export async function takeFile(context: Context, id: string, name: ReportFileName): Promise<PrintedReport> {
  const assessment = await findUnlockedAssessment(context, id);
  const report = await composeReportView(context, assessment, { family: "hidden", withInterview: false });
  await recordView(context, "report_viewed", id);
  return makeReportFile(context, id, name, await withAnnexes(report, assessment));
}

/** Reports from before there were annexes get theirs from the answers. */
async function withAnnexes(report: ReportParts, answers: Answers): Promise<ReportParts> {
  if (report.reportData.annexes !== undefined) return report;
  const { annexesOf } = await openPlaybook();
  const annexes = annexesOf(answers, report.writtenOn);
  return { ...report, reportData: { ...report.reportData, annexes } };
}
