import { HOUSEHOLD_USES, labelsOf } from "@/lib/domain/assessment/options";
import type { ReportData } from "@/lib/domain/report/report";
import { distinctPicks } from "@/lib/domain/score/answers-read";
import { family as advice } from "@/lib/knowledge/knowledge";
import type { Firm } from "./firm";
import { listInWords } from "./words";

type Strategies = NonNullable<ReportData["familyStrategies"]>;
const CONCERNS_SHOWN = 4;
const PRIORITIES = ["high", "medium", "low"];
const RESOURCES = [
  "MediaSmarts",
  "ProtectKidsOnline",
  "Kids Help Phone",
  "NeedHelpNow",
  "Common Sense Media",
];

/** The family part; absent where it was left empty. */
export function familySection(firm: Firm): Pick<ReportData, "familyScorecard" | "familyStrategies"> {
  const { family, answers } = firm;
  if (family === undefined) return {};
  const uses = distinctPicks(answers.householdAiUse);
  return {
    familyScorecard: { ...family, summary: advice.ratingSummary[family.rating] ?? "" },
    familyStrategies: {
      preparednessAssessment: advice.preparednessAssessment[answers.preparednessLevel ?? ""] ?? "",
      householdUsageAnalysis: usage(uses),
      childSafetyRecommendations: childSafety(firm),
      familyBestPractices: advice.familyBestPractices,
      recommendedResources: RESOURCES.flatMap((name) =>
        advice.recommendedResources.filter((resource) => resource.name.startsWith(name)),
      ),
    },
  };
}

function usage(uses: ReadonlySet<string>): string {
  const count = uses.size;
  const band = count === 0 ? "0" : count <= 2 ? "1-2" : count <= 4 ? "3-4" : "5+";
  const tips = [...uses].slice(0, 2).map((use) => advice.householdUse[use] ?? "");
  const named =
    count === 0
      ? ""
      : `You named ${listInWords(labelsOf(HOUSEHOLD_USES, [...uses]).map((label) => label.toLowerCase()))}.`;
  return [named, advice.householdUsageAnalysis[band] ?? "", ...tips].filter(Boolean).join(" ");
}

/** One for each concern named, the pressing ones first, then the one for the house rules. */
function childSafety({ answers }: Firm): Strategies["childSafetyRecommendations"] {
  const concerns = distinctPicks(answers.childAiConcerns);
  const named = [...concerns]
    .flatMap((concern) => advice.childSafetyByConcern[concern] ?? [])
    .sort((one, other) => PRIORITIES.indexOf(one.priority) - PRIORITIES.indexOf(other.priority))
    .slice(0, CONCERNS_SHOWN);
  const rules = advice.childSafetyByRules[answers.rulesForChildren ?? ""];
  if (named.length > 0) return [...named, ...(rules ? [rules] : [])];
  const unconcerned = advice.childSafetyByConcern.none;
  return [
    ...(unconcerned ? [unconcerned] : []),
    ...(rules ? [{ ...rules, description: `If children live with or visit you: ${rules.description}` }] : []),
  ];
}
