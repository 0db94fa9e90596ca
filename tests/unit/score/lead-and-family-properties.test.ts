import fc from "fast-check";
import type { Answers } from "@/lib/domain/assessment/assessment";
import type { Option } from "@/lib/domain/assessment/options";
import { EMPLOYEE_BANDS, REVENUES } from "@/lib/domain/assessment/questions/company";
import { scoreFamily } from "@/lib/domain/score/family";
import { scoreLead } from "@/lib/domain/score/lead";
import { answersFor } from "@/tests/support/answers";
import { anyAnswers } from "@/tests/support/any-answers";

const POSTURES = ["fearful", "curious", "exploring", "activating", "championing"];
const PREPAREDNESS = ["not_at_all", "somewhat", "fully"];
const RULES = ["no_rules", "difficult", "informal", "enforced"];

const next = (order: readonly string[], value: string | null) =>
  order[order.indexOf(value ?? "") + 1] ?? value ?? "";

describe("the lead score", () => {
  it("is 0 to 10, the sum of its points, and qualified from 5 with an address", () => {
    fc.assert(
      fc.property(anyAnswers, (answers) => {
        const { leadScore, leadQualified, points } = scoreLead(answers);
        expect(leadScore).toBe(Object.values(points).reduce((total, point) => total + point, 0));
        expect(leadScore).toBeGreaterThanOrEqual(0);
        expect(leadScore).toBeLessThanOrEqual(10);
        expect(leadQualified).toBe(leadScore >= 5 && Boolean(answers.executiveEmail));
      }),
    );
  });

  it("never falls with more revenue, more people, a bolder posture, a challenge or an element more", () => {
    const bands = (options: readonly Option[]) => options.map(({ value }) => value);
    fc.assert(
      fc.property(anyAnswers, (answers) => {
        const before = scoreLead(answers).leadScore;
        const stronger: Answers[] = [
          { ...answers, companyRevenue: next(bands(REVENUES), answers.companyRevenue) },
          { ...answers, companyEmployees: next(bands(EMPLOYEE_BANDS), answers.companyEmployees) },
          { ...answers, orgPosture: next(POSTURES, answers.orgPosture) },
          { ...answers, businessChallenges: [...answers.businessChallenges, "one_more"] },
          { ...answers, orgAiElements: [...answers.orgAiElements, "dedicated_budget"] },
        ];
        for (const more of stronger) expect(scoreLead(more).leadScore).toBeGreaterThanOrEqual(before);
      }),
    );
  });

  it("reads the authority in a title: a vice president leads, a president decides", () => {
    const authority = (executiveTitle: string) => scoreLead(answersFor({ executiveTitle })).points.authority;
    expect(authority("Vice President")).toBe(1);
    expect(authority("Vice-President, Sales")).toBe(1);
    expect(authority("President")).toBe(2);
    expect(authority("Chair of the Board")).toBe(2);
    expect(authority("Analyst")).toBe(0);
  });

  it("does not look at readiness", () => {
    fc.assert(
      fc.property(anyAnswers, anyAnswers, (answers, { aiConfidence, aiToolsUsed, aiPerception }) => {
        const readier: Answers = { ...answers, aiConfidence, aiToolsUsed, aiPerception };
        expect(scoreLead(readier)).toEqual(scoreLead(answers));
      }),
    );
  });
});

describe("the family scorecard", () => {
  it("is absent where the family part was left empty", () => {
    expect(scoreFamily(answersFor({}))).toBeUndefined();
  });

  it("is 0 to 10 and never falls when a part gets stronger", () => {
    fc.assert(
      fc.property(anyAnswers, (answers) => {
        const before = scoreFamily(answers)?.overallScore ?? 0;
        expect(before).toBeGreaterThanOrEqual(0);
        expect(before).toBeLessThanOrEqual(10);
        const stronger: Answers[] = [
          { ...answers, preparednessLevel: next(PREPAREDNESS, answers.preparednessLevel) },
          { ...answers, rulesForChildren: next(RULES, answers.rulesForChildren) },
          { ...answers, householdAiUse: [...answers.householdAiUse, "health"] },
          { ...answers, childAiConcerns: [...answers.childAiConcerns, "privacy"] },
        ];
        for (const more of stronger)
          expect(scoreFamily(more)?.overallScore ?? 0).toBeGreaterThanOrEqual(before);
      }),
    );
  });

  it("counts another household use only where it says what it is", () => {
    const usage = (householdAiUseOther: string | null) =>
      scoreFamily(answersFor({ householdAiUse: ["other"], householdAiUseOther }))?.breakdown.usageScore;
    expect(usage("Bedtime stories")).toBe(3);
    expect(usage("We don't use any")).toBe(1);
    expect(usage(null)).toBe(1);
  });
});
