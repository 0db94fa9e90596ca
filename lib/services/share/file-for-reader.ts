import { Failure } from "@/lib/domain/failure";
import type { ReportParts } from "@/lib/domain/report/document/document";
import { SHARE_ENDED } from "@/lib/domain/share/messages";
import type { Context } from "../context";
import { composeReportView } from "../report/compose-report-view";
import type { PrintedReport } from "../report/print-report";
import { findShared } from "./find-shared";

type Make = (assessmentId: string, report: ReportParts) => Promise<PrintedReport>;

/** A file for the holder of a reader's link, without the family section. Ended while it was made, it is not given out. */
export async function fileForReader(context: Context, token: string, make: Make): Promise<PrintedReport> {
  const { assessmentId, withInterview, withTeam } = await findShared(context, token);
  const assessment = await context.store.assessments.find(assessmentId);
  if (assessment === null) throw new Failure("not_found", SHARE_ENDED);
  const report = await composeReportView(context, assessment, { family: "hidden", withInterview, withTeam });
  const file = await make(assessmentId, report);
  await findShared(context, token);
  return file;
}
