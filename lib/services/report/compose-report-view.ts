import { brand } from "@/lib/brand";
import type { Assessment } from "@/lib/domain/assessment/assessment";
import type { ReportedInsights, StoredInsights } from "@/lib/domain/interview/insights";
import { insightsFrom } from "@/lib/domain/interview/messages";
import type { FamilyVisibility } from "@/lib/domain/report/document/document";
import { type ReportParts, subjectOf } from "@/lib/domain/report/document/document";
import { withoutFamily } from "@/lib/domain/report/without-family";
import { comparisonFor } from "../comparison/read-comparison";
import type { Context } from "../context";
import { writeReport } from "./write-report";

/** With the line that says where it is from. */
const withOrigin = ({ interview, ...rest }: StoredInsights): ReportedInsights => ({
  ...rest,
  interview:
    interview === null
      ? null
      : { transcriptSummary: interview.transcriptSummary, from: insightsFrom(interview, brand.agentName) },
});

interface Wanted {
  family: FamilyVisibility;
  withInterview: boolean;
  /** What the team answered: in a shared report alone, where its leader asked for it. */
  withTeam?: boolean;
}

/** Everything that a report is drawn from, and nothing else of the assessment; written now where it is not there yet. */
export async function composeReportView(
  context: Context,
  assessment: Assessment,
  { family, withInterview, withTeam = false }: Wanted,
): Promise<ReportParts> {
  const { report } = await writeReport(context, assessment);
  const insights = withInterview
    ? withOrigin(await context.store.interviews.findInsights(assessment.id))
    : null;
  const check = withTeam ? await context.store.teamChecks.find(assessment.id) : null;
  return {
    reportData: family === "shown" ? report.reportData : withoutFamily(report.reportData),
    assessment: subjectOf(assessment),
    insights,
    team: check?.result ?? null,
    comparison: await comparisonFor(context, assessment),
    writtenOn: report.createdAt,
    family,
  };
}
