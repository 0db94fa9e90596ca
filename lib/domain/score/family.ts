import { z } from "zod";
import type { Answers } from "../assessment/assessment";
import { distinctPicks, saysNothing } from "./answers-read";

export const FAMILY_RATINGS = ["Advanced", "High", "Moderate", "Developing"] as const;

/** 0 to 10, one decimal, from four parts of 0 to 10. A conversation starter, not a diagnosis. */
export const FamilyScore = z.object({
  overallScore: z.number(),
  rating: z.enum(FAMILY_RATINGS),
  breakdown: z.object({
    preparednessScore: z.number(),
    usageScore: z.number(),
    childSafetyScore: z.number(),
    rulesScore: z.number(),
  }),
});
export type FamilyScore = z.infer<typeof FamilyScore>;

/** The four parts of the family score, in the order in which they are shown. */
export const FAMILY_PARTS: { key: keyof FamilyScore["breakdown"]; label: string }[] = [
  { key: "preparednessScore", label: "Preparedness" },
  { key: "usageScore", label: "Hands-on use" },
  { key: "childSafetyScore", label: "Child safety" },
  { key: "rulesScore", label: "House rules" },
];

const PREPAREDNESS: Readonly<Record<string, number>> = { not_at_all: 2, somewhat: 6, fully: 10 };
const RULES: Readonly<Record<string, number>> = { no_rules: 1, difficult: 4, informal: 6, enforced: 10 };
const PROTECTION: Readonly<Record<string, number>> = { no_rules: 0, difficult: 2, informal: 3, enforced: 5 };
/** By the number of distinct uses, from none to seven or more. */
const USAGE = [1, 3, 5, 6, 7, 8, 9, 10] as const;
/** By the number of concerns named, from none to four or more. */
const AWARENESS = [1, 2, 3, 4, 5] as const;

const DOES_NOT_USE = /^\s*(we )?(do not|don't|dont) use/i;

type FamilyAnswers = Pick<
  Answers,
  "preparednessLevel" | "householdAiUse" | "householdAiUseOther" | "childAiConcerns" | "rulesForChildren"
>;

/** The family scorecard; undefined where the family part was left empty. A missing answer scores 0 for its part. */
export function scoreFamily(answers: FamilyAnswers): FamilyScore | undefined {
  const { preparednessLevel, householdAiUse, childAiConcerns, rulesForChildren } = answers;
  const isEmpty =
    !preparednessLevel && !rulesForChildren && householdAiUse.length === 0 && childAiConcerns.length === 0;
  if (isEmpty) return undefined;

  const concerns = distinctPicks(childAiConcerns).size;
  const breakdown = {
    preparednessScore: PREPAREDNESS[preparednessLevel ?? ""] ?? 0,
    usageScore: USAGE[Math.min(7, countUses(answers))] ?? 0,
    childSafetyScore: (AWARENESS[Math.min(4, concerns)] ?? 0) + (PROTECTION[rulesForChildren ?? ""] ?? 0),
    rulesScore: RULES[rulesForChildren ?? ""] ?? 0,
  };
  // Hundredths, then one decimal half up, in integers: 25, 20, 30 and 25 percent.
  const hundredths =
    25 * breakdown.preparednessScore +
    20 * breakdown.usageScore +
    30 * breakdown.childSafetyScore +
    25 * breakdown.rulesScore;
  const overallScore = Math.floor((hundredths + 5) / 10) / 10;
  return { overallScore, rating: ratingOf(overallScore), breakdown };
}

/** "Something else" counts only where it says what. */
function countUses({ householdAiUse, householdAiUseOther }: FamilyAnswers): number {
  const uses = distinctPicks(householdAiUse);
  const other = (householdAiUseOther ?? "").trim();
  if (other === "" || saysNothing(other) || DOES_NOT_USE.test(other)) uses.delete("other");
  return uses.size;
}

function ratingOf(score: number): FamilyScore["rating"] {
  if (score >= 8) return "Advanced";
  if (score >= 6.5) return "High";
  return score >= 4.5 ? "Moderate" : "Developing";
}
