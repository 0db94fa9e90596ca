import { labelOf } from "@/lib/domain/assessment/options";
import { HOUSEHOLD_USES } from "@/lib/domain/assessment/questions/family";
import type { ReportData } from "@/lib/domain/report/report";
import { distinctPicks, saysNothing } from "@/lib/domain/score/answers-read";
import { FAMILY_PARTS } from "@/lib/domain/score/family";
import { family as advice } from "@/lib/knowledge/knowledge";
import type { CompanyProfile } from "./company-profile";
import { listInWords, lowerFirst, paragraph } from "./grammar";

type Strategies = NonNullable<ReportData["familyStrategies"]>;

const CONCERNS_SHOWN = 4;
const TIPS_SHOWN = 3;
const RESOURCES_SHOWN = 6;
const PRIORITIES = ["high", "medium", "low"];

/** The private part; absent where it was left empty. The form does not ask whether there are children. */
export function familySection(
  firm: CompanyProfile,
): Pick<ReportData, "familyScorecard" | "familyStrategies"> {
  const { family, answers } = firm;
  if (family === undefined) return {};
  return {
    familyScorecard: {
      ...family,
      summary: paragraph(advice.ratingSummary[family.rating], weakestPart(firm)),
    },
    familyStrategies: {
      preparednessAssessment:
        advice.preparednessAssessment[answers.preparednessLevel ?? ""] ??
        "You did not rate how prepared the household is.",
      householdUsageAnalysis: usage(firm),
      childSafetyRecommendations: childSafety(firm),
      familyBestPractices: advice.familyBestPractices,
      recommendedResources: resources(firm),
    },
  };
}

/** The lowest of the four parts by name, because the average hides it. */
function weakestPart({ family }: CompanyProfile): string {
  if (family === undefined) return "";
  const [weakest] = [...FAMILY_PARTS].sort(
    (one, other) => family.breakdown[one.key] - family.breakdown[other.key],
  );
  if (weakest === undefined) return "";
  const score = family.breakdown[weakest.key];
  return score === 10 ? "" : `The lowest part is ${lowerFirst(weakest.label)}, at ${score} of 10.`;
}

function usage({ answers }: CompanyProfile): string {
  const uses = distinctPicks(answers.householdAiUse);
  // The form has no answer for "no use": its hint asks for this one.
  if (saysNothing(answers.householdAiUseOther ?? "")) uses.delete("other");
  const names = [...uses]
    .filter((use) => use !== "other")
    .map((use) => labelOf(HOUSEHOLD_USES, use).toLowerCase())
    .concat(uses.has("other") ? ["another use"] : []);
  const band = names.length === 0 ? "0" : names.length <= 2 ? "1-2" : names.length <= 4 ? "3-4" : "5+";
  return paragraph(
    names.length === 0 ? "" : `You named ${listInWords(names)}.`,
    advice.householdUsageAnalysis[band],
    ...[...uses].slice(0, TIPS_SHOWN).map((use) => advice.householdUse[use]),
  );
}

/** One for each concern named, the pressing ones first, then the one for the house rules. */
function childSafety({ answers }: CompanyProfile): Strategies["childSafetyRecommendations"] {
  const named = [...distinctPicks(answers.childAiConcerns)]
    .flatMap((concern) => advice.childSafetyByConcern[concern] ?? [])
    .sort((one, other) => PRIORITIES.indexOf(one.priority) - PRIORITIES.indexOf(other.priority))
    .slice(0, CONCERNS_SHOWN);
  const rules = advice.childSafetyByRules[answers.rulesForChildren ?? ""];
  if (named.length > 0) return [...named, ...(rules === undefined ? [] : [rules])];
  const unconcerned = advice.childSafetyByConcern.none;
  return [
    ...(unconcerned === undefined ? [] : [unconcerned]),
    ...(rules === undefined
      ? []
      : [{ ...rules, description: `If children live with or visit you: ${lowerFirst(rules.description)}` }]),
  ];
}

/** Which resource helps with which concern; the help line and the Canadian centre are for everybody. */
const BY_CONCERN: Readonly<Record<string, readonly string[]>> = {
  shortcuts: ["Khan Academy"],
  thinking: ["Khan Academy"],
  content: ["ProtectKidsOnline", "NeedHelpNow"],
  social: ["Common Sense Media"],
  self_esteem: ["NeedHelpNow", "Common Sense Media"],
  privacy: ["Office of the Privacy Commissioner"],
};
const ALWAYS = ["MediaSmarts", "Kids Help Phone"];
const OTHERWISE = ["ProtectKidsOnline", "Family Media Plan", "Common Sense Media"];

function resources({ answers }: CompanyProfile): Strategies["recommendedResources"] {
  const concerns = [...distinctPicks(answers.childAiConcerns)].flatMap(
    (concern) => BY_CONCERN[concern] ?? [],
  );
  const wanted = [...new Set([...ALWAYS, ...concerns, ...OTHERWISE])];
  return wanted
    .flatMap((start) => advice.recommendedResources.find(({ name }) => name.startsWith(start)) ?? [])
    .slice(0, RESOURCES_SHOWN);
}
