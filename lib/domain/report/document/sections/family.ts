import { FAMILY_PARTS } from "../../../score/family";
import type { ReportData } from "../../report";
import { type Block, entries, group, type SectionBuilder, small, text } from "../block";

/** In print on pages of its own, so that they can be taken out. */
export const family = {
  id: "family",
  title: "Personal and Family AI Readiness",
  isPrivate: true,
  startsPage: true,
  build({ data: { familyScorecard: card, familyStrategies: advice } }) {
    if (card === undefined && advice === undefined) return [];
    return [
      small("Private to you. The PDF and share links leave this section out unless you include it."),
      ...(card === undefined ? [] : [scorecard(card)]),
      ...(advice === undefined ? [] : adviceBlocks(advice)),
    ];
  },
} as const satisfies SectionBuilder;

const scorecard = (card: NonNullable<ReportData["familyScorecard"]>): Block => ({
  kind: "scorecard",
  label: "Family AI readiness score",
  score: card.overallScore,
  rating: card.rating,
  summary: card.summary,
  parts: FAMILY_PARTS.map(({ key, label }) => ({ label, score: card.breakdown[key] })),
});

const adviceBlocks = (advice: NonNullable<ReportData["familyStrategies"]>): Block[] => [
  group("Your household today", {}, text(advice.preparednessAssessment), text(advice.householdUsageAnalysis)),
  group(
    "Steps for safety",
    { keep: "start" },
    entries(
      "named",
      advice.childSafetyRecommendations.map(({ title, description, priority }) => ({
        name: title,
        aside: `${priority.charAt(0).toUpperCase()}${priority.slice(1)} priority`,
        text: description,
      })),
    ),
  ),
  group(
    "Good practice by age",
    { keep: "start" },
    entries(
      "named",
      advice.familyBestPractices.map(({ title, description, ageGroup }) => ({
        name: title,
        aside: ageGroup,
        text: description,
      })),
    ),
  ),
  group(
    "Further reading",
    {},
    entries(
      "run-in",
      advice.recommendedResources.map(({ name, description, url }) => ({
        name,
        text: description,
        href: url,
      })),
    ),
  ),
];
