import { Failure } from "@/lib/domain/failure";
import { SHARE_ENDED } from "@/lib/domain/share/messages";
import type { Context } from "../context";
import { composeReportView } from "../report/compose-report-view";
import { type PrintedReport, printReportView } from "../report/print-report";
import { findShared } from "./find-shared";

/** The report as a PDF for the holder of a reader's link. Ended while it was drawn, it is not given out. */
export async function printShared(context: Context, token: string): Promise<PrintedReport> {
  const { assessmentId, withInterview } = await findShared(context, token);
  const assessment = await context.store.assessments.find(assessmentId);
  if (assessment === null) throw new Failure("not_found", SHARE_ENDED);
  const printed = await printReportView(
    context,
    assessmentId,
    await composeReportView(context, assessment, { family: "hidden", withInterview }),
  );
  await findShared(context, token);
  return printed;
}
