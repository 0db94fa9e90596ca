import type { ReportData } from "@/lib/domain/report/report";
import { type Results, type Standing, standingOf } from "@/lib/domain/report/results";
import { scoreReadiness } from "@/lib/domain/score/score-readiness";
import { findAssessment, maySeeReport } from "../assessment/find-assessment";
import { readAssessment } from "../assessment/read-assessment";
import type { Context } from "../context";
import { recordView } from "../lead/record-view";

/** Once the report is written, its own figures: an earlier one keeps the method that it was scored by. */
export async function readResults(context: Context, id: string): Promise<Results> {
  const { assessment, family } = await readAssessment(context, id);
  const answers = await findAssessment(context, id);
  const report = maySeeReport(context, answers) ? await context.store.reports.find(id) : null;
  if (report !== null) await recordView(context, "report_viewed", id);
  const standing = report === null ? standingOf(scoreReadiness(answers)) : standingIn(report.reportData);
  const monday = report === null ? null : mondayIn(report.reportData);
  return { assessment, family, standing, monday, isWritten: report !== null };
}

const standingIn = ({ readinessAssessment: scores, pageOne }: ReportData): Standing => ({
  score: Math.round(scores.overallScore * 10),
  stage: pageOne.stage,
  topDownScore: scores.topDownScore,
  bottomUpScore: scores.bottomUpScore,
});

/** Reports of before have no memo, which names it. */
const mondayIn = ({ pageOne }: ReportData): Results["monday"] =>
  "memo" in pageOne ? pageOne.memo.monday : null;
