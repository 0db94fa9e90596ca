import type { FamilyVisibility, ReportParts } from "@/lib/domain/report/document/document";
import { findUnlockedAssessment } from "../assessment/find-assessment";
import type { Context } from "../context";
import { composeReportView } from "./compose-report-view";

/** Everything that the report at a link is drawn from. */
export async function readReportView(
  context: Context,
  id: string,
  family: FamilyVisibility,
): Promise<ReportParts> {
  const assessment = await findUnlockedAssessment(context, id);
  return composeReportView(context, assessment, { family, withInterview: true });
}
