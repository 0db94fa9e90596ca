import { brand } from "@/lib/brand";
import type { Assessment } from "@/lib/domain/assessment/assessment";
import { cellLabel, cellsOf } from "@/lib/domain/comparison/cells";
import { type ComparisonView, cellFor, type ReportComparison } from "@/lib/domain/comparison/comparison";
import { aboutFirms } from "@/lib/domain/comparison/figures";
import { positionOf } from "@/lib/domain/comparison/position";
import { scoreReadiness } from "@/lib/domain/score/score-readiness";
import { bandOf } from "@/lib/playbook/size";
import { findUnlockedAssessment } from "../assessment/find-assessment";
import type { Context } from "../context";

/** What a reader of this report is shown of other firms: the published figures of their own group or a wider one. */
export async function comparisonFor(
  { store }: Pick<Context, "store">,
  assessment: Assessment,
): Promise<ReportComparison> {
  const { companyEmployees, companyIndustry, orgAiElements } = assessment;
  const cells = cellsOf({ size: bandOf(companyEmployees).size, industry: companyIndustry });
  const { found, reason } = cellFor(cells, await store.comparisons.listVisible());
  const { chapter } = brand;
  if (found === null) return { cell: null, reason, chapter };
  const { cell: key, n, publishedAt, figures } = found;
  return {
    cell: {
      key,
      label: cellLabel(key),
      firms: aboutFirms(n),
      publishedAt,
      figures,
      score: scoreReadiness(assessment).aiReadinessScore,
      hasPolicy: orgAiElements.includes("ai_policy"),
    },
    reason,
    chapter,
  };
}

export async function readComparison(context: Context, id: string): Promise<ComparisonView> {
  const assessment = await findUnlockedAssessment(context, id);
  const { cell, reason } = await comparisonFor(context, assessment);
  return {
    cell: cell && { ...cell, position: positionOf(cell.score, cell.figures, cell.firms) },
    reason,
    leftOut: !(await context.store.consents.isGranted(id, "comparison")),
  };
}
