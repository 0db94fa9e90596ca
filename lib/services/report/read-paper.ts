import { type PaperParts, subjectOf } from "@/lib/domain/report/paper";
import type { FamilyVisibility } from "@/lib/domain/report/sections";
import { findUnlockedAssessment } from "../assessment/find-assessment";
import type { Context } from "../context";
import { writeReport } from "./write-report";

/** Everything that the report is drawn from; written now where it is not there yet. */
export async function readPaper(context: Context, id: string, family: FamilyVisibility): Promise<PaperParts> {
  const assessment = await findUnlockedAssessment(context, id);
  const { report } = await writeReport(context, assessment);
  const insights = await context.store.interviews.findInsights(id);
  return {
    reportData: report.reportData,
    assessment: subjectOf(assessment),
    insights,
    writtenOn: report.createdAt,
    family,
  };
}
