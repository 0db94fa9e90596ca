import type { ReportData } from "@/lib/domain/report/report";
import { publication, sentences } from "@/lib/domain/report/sentences";
import { FAMILY_PARTS } from "@/lib/domain/score/family-parts";
import { bullets, inert } from "./markdown-text";

/** Private: left out of anything that is shared. */
export function familyPart({ familyScorecard: card, familyStrategies: advice }: ReportData): string[] {
  const score =
    card === undefined
      ? []
      : [
          `${card.overallScore.toFixed(1)} out of 10: ${card.rating}. ${inert(card.summary)}`,
          bullets(FAMILY_PARTS.map(({ key, label }) => `${label}: ${card.breakdown[key]} of 10`)),
        ];
  if (advice === undefined) return score;
  return [
    ...score,
    inert(advice.preparednessAssessment),
    inert(advice.householdUsageAnalysis),
    bullets(
      advice.childSafetyRecommendations.map(
        ({ title, description, priority }) => `**${inert(title)}** (${priority}): ${inert(description)}`,
      ),
    ),
    bullets(
      advice.familyBestPractices.map(
        ({ title, description, ageGroup }) =>
          `${inert(ageGroup)}: **${inert(title)}**. ${inert(description)}`,
      ),
    ),
    bullets(
      advice.recommendedResources.map(
        ({ name, description, url }) => `${inert(name)}: ${inert(description)} <${url}>`,
      ),
    ),
  ];
}

export function methodPart({ method, sources }: ReportData): string[] {
  return [
    `${inert(method.writer.statement)} Writer: ${inert(method.writer.name)}, ${inert(method.writer.version)}. Facts as of ${method.asOf}.`,
    bullets(method.howScored.map(inert)),
    `Stages: ${method.stages.map(({ stage, from, to }) => `${stage} ${from} to ${to}`).join(", ")}.`,
    bullets(method.originLegend.map(({ origin, meaning }) => `${origin}: ${inert(meaning)}`)),
    bullets(method.limits.map(inert)),
    inert(method.pricesNote),
    sources
      .map(
        (source) =>
          `${source.number}. ${inert(source.title)}. ${inert(sentences(publication(source), source.definition, source.checked))} <${source.url}>`,
      )
      .join("\n"),
  ];
}
