import fc from "fast-check";
import type { Answers } from "@/lib/domain/assessment/assessment";
import { type Option, valuesOf } from "@/lib/domain/assessment/options";
import { AI_TOOLS } from "@/lib/domain/assessment/questions/experience";
import { DEPARTMENTS, ORG_ELEMENTS, PLATFORMS } from "@/lib/domain/assessment/questions/organization";
import { STAGES } from "@/lib/domain/score/readiness";
import { scoreReadiness } from "@/lib/domain/score/score-readiness";
import { answersFor } from "@/tests/support/answers";
import { anyAnswers } from "@/tests/support/any-answers";

/** From the weakest to the strongest answer. */
const POSTURES = ["fearful", "curious", "exploring", "activating", "championing"];
const PERCEPTIONS = ["overhyped", "not_sure", "potential_threat", "helpful_tool", "major_opportunity"];

const real = (options: readonly Option[]) =>
  options.map(({ value }) => value).filter((value) => !["none", "none_yet"].includes(value));

describe("the readiness score", () => {
  it("is a whole number from 0 to 100, with three scores from 0 to 10", () => {
    fc.assert(
      fc.property(anyAnswers, (answers) => {
        const { aiReadinessScore, overallScore, topDownScore, bottomUpScore } = scoreReadiness(answers);
        expect(Number.isInteger(aiReadinessScore)).toBe(true);
        expect(aiReadinessScore).toBeGreaterThanOrEqual(0);
        expect(aiReadinessScore).toBeLessThanOrEqual(100);
        for (const score of [overallScore, topDownScore, bottomUpScore]) {
          expect(score).toBeGreaterThanOrEqual(0);
          expect(score).toBeLessThanOrEqual(10);
        }
      }),
    );
  });

  it("is 0 for the weakest answers and 100 for the strongest", () => {
    const weakest = answersFor({ aiConfidence: 1, orgPosture: "fearful", aiPerception: "overhyped" });
    const strongest = answersFor({
      aiConfidence: 10,
      orgPosture: "championing",
      aiPerception: "major_opportunity",
      orgAiElements: real(ORG_ELEMENTS),
      aiToolsUsed: real(AI_TOOLS),
      aiDepartments: valuesOf(DEPARTMENTS),
      enterprisePlatforms: real(PLATFORMS),
      aiExperience: "In production in customer service, cut handling time by 20%",
    });
    expect(scoreReadiness(weakest).aiReadinessScore).toBe(0);
    expect(scoreReadiness(strongest).aiReadinessScore).toBe(100);
  });

  it("gives departments no points where nothing is in place, and says so", () => {
    fc.assert(
      fc.property(anyAnswers, (answers) => {
        const idle: Answers = { ...answers, aiToolsUsed: ["none"], orgAiElements: ["none_yet"] };
        const none: Answers = { ...idle, aiDepartments: [] };
        const all: Answers = { ...idle, aiDepartments: valuesOf(DEPARTMENTS) };
        expect(scoreReadiness(all)).toEqual(scoreReadiness(none));
        const said = scoreReadiness(all).lines.filter(({ answer }) => answer === "Nothing in place yet");
        expect(said.map(({ key }) => key)).toEqual(["executiveInvolved", "breadth"]);
      }),
    );
  });

  it("is ten times the overall score, which is the mean of the two halves within a tenth", () => {
    fc.assert(
      fc.property(anyAnswers, (answers) => {
        const { aiReadinessScore, overallScore, topDownScore, bottomUpScore } = scoreReadiness(answers);
        expect(overallScore).toBe(aiReadinessScore / 10);
        expect(Math.abs(overallScore - (topDownScore + bottomUpScore) / 2)).toBeLessThanOrEqual(0.1 + 1e-9);
      }),
    );
  });

  it("does not depend on the order, on repeats or on a stray none among the picks", () => {
    const disorder = (picks: string[], none: string) => [none, ...[...picks].reverse(), ...picks];
    fc.assert(
      fc.property(anyAnswers, (answers) => {
        const disordered: Answers = {
          ...answers,
          aiToolsUsed: disorder(answers.aiToolsUsed, "none"),
          orgAiElements: disorder(answers.orgAiElements, "none_yet"),
          enterprisePlatforms: disorder(answers.enterprisePlatforms, "none"),
          aiDepartments: [...answers.aiDepartments, ...answers.aiDepartments],
        };
        const numbers = ({ lines, ...scores }: ReturnType<typeof scoreReadiness>) => ({
          ...scores,
          points: lines.map(({ key, points }) => [key, points]),
        });
        expect(numbers(scoreReadiness(disordered))).toEqual(numbers(scoreReadiness(answers)));
      }),
    );
  });

  it("never falls in any part when an answer gets stronger", () => {
    fc.assert(
      fc.property(anyAnswers, (answers) => {
        const before = scoreReadiness(answers);
        for (const stronger of strongerAnswers(answers)) {
          const after = scoreReadiness(stronger);
          expect(after.aiReadinessScore).toBeGreaterThanOrEqual(before.aiReadinessScore);
          expect(after.topDownScore).toBeGreaterThanOrEqual(before.topDownScore);
          expect(after.bottomUpScore).toBeGreaterThanOrEqual(before.bottomUpScore);
          expect(STAGES.indexOf(after.maturityProfile)).toBeGreaterThanOrEqual(
            STAGES.indexOf(before.maturityProfile),
          );
        }
      }),
    );
  });

  it("is the same for every industry, size, revenue, name, title, market, challenge and worry", () => {
    fc.assert(
      fc.property(anyAnswers, anyAnswers, (answers, other) => {
        const { companyRevenue, companyEmployees, companyIndustry, executiveTitle, executiveName } = other;
        const { companyMarkets, businessChallenges, otherChallenge, aiFriction } = other;
        const elsewhere = {
          companyRevenue,
          companyEmployees,
          companyIndustry,
          executiveTitle,
          executiveName,
        };
        const worries = { companyMarkets, businessChallenges, otherChallenge, aiFriction };
        expect(scoreReadiness({ ...answers, ...elsewhere, ...worries })).toEqual(scoreReadiness(answers));
      }),
    );
  });

  it("never reads as Scaling or Leading without governance or without capability, and then says why", () => {
    fc.assert(
      fc.property(anyAnswers, (answers) => {
        const has = (values: string[]) => answers.orgAiElements.some((element) => values.includes(element));
        const { maturityProfile, stageHeldBack, aiReadinessScore } = scoreReadiness(answers);
        const mayScale =
          has(["ai_policy", "steering_committee", "dedicated_budget"]) &&
          has(["dept_pilots", "internal_champions"]);
        if (mayScale) return;
        expect(["Exploring", "Piloting"]).toContain(maturityProfile);
        if (aiReadinessScore >= 55) expect(stageHeldBack).toContain("the label stays at Piloting until");
      }),
    );
  });

  it("is the sum of the printed lines, each of which names an answer and stays within its maximum", () => {
    fc.assert(
      fc.property(anyAnswers, (answers) => {
        const { lines, aiReadinessScore } = scoreReadiness(answers);
        expect(lines.reduce((total, { points }) => total + points, 0)).toBe(aiReadinessScore);
        expect(lines.reduce((total, { max }) => total + max, 0)).toBe(100);
        for (const { points, max, label, answer } of lines) {
          expect(points).toBeGreaterThanOrEqual(0);
          expect(points).toBeLessThanOrEqual(max);
          expect(label.trim()).not.toBe("");
          expect(answer.trim()).not.toBe("");
        }
      }),
    );
  });
});

/** Every single step up that the form allows from here. */
function strongerAnswers(answers: Answers): Answers[] {
  const next = (order: readonly string[], value: string) => order[order.indexOf(value) + 1] ?? value;
  const added = (
    field: "aiToolsUsed" | "orgAiElements" | "aiDepartments" | "enterprisePlatforms",
    options: readonly Option[],
  ) => real(options).map((value) => ({ ...answers, [field]: [...answers[field], value] }));
  return [
    { ...answers, aiConfidence: Math.min(10, answers.aiConfidence + 1) },
    { ...answers, orgPosture: next(POSTURES, answers.orgPosture) },
    { ...answers, aiPerception: next(PERCEPTIONS, answers.aiPerception) },
    ...added("aiToolsUsed", AI_TOOLS),
    ...added("orgAiElements", ORG_ELEMENTS),
    ...added("aiDepartments", DEPARTMENTS),
    ...added("enterprisePlatforms", PLATFORMS),
  ];
}
