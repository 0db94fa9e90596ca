import fc from "fast-check";
import { localTime } from "@/lib/domain/local-time";
import { compare, headlineOf, rescoredSentences } from "@/lib/domain/retake/compare";
import {
  companyAnswers,
  familyAnswers,
  hasFamilyAnswers,
  lastAnswers,
} from "@/lib/domain/retake/earlier-answers";
import { dayNinety, retakeFrom } from "@/lib/domain/retake/timing";
import { scoreReadiness } from "@/lib/domain/score/score-readiness";
import { FIRMS } from "../fixtures/firms";
import { anyAnswers } from "../support/any-answers";

const SINCE = new Date("2026-08-12T20:00:00Z");
const [firm] = FIRMS;
if (firm === undefined) throw new Error("no firm");
const bare = { ...firm, orgAiElements: ["none"], aiDepartments: [], orgPosture: "curious", aiConfidence: 4 };
const headline = (then: typeof bare, now: typeof bare) =>
  headlineOf(compare(scoreReadiness(then), scoreReadiness(now)), SINCE);

describe("what moved between two assessments", () => {
  it("adds up to the change of the score, in whichever direction it is read", () => {
    fc.assert(
      fc.property(anyAnswers, anyAnswers, (one, other) => {
        const [then, now] = [scoreReadiness(one), scoreReadiness(other)];
        const forth = compare(then, now);
        const back = compare(now, then);
        expect(forth.inPlace + forth.felt + forth.told).toBe(forth.total);
        expect(forth.moved.reduce((sum, { points }) => sum + points, 0)).toBe(forth.total);
        expect([back.total, back.inPlace, back.felt, back.told].map((part) => 0 - part)).toEqual(
          [forth.total, forth.inPlace, forth.felt, forth.told].map((part) => 0 + part),
        );
      }),
      { numRuns: 10_000 },
    );
  });

  it("is said apart: what is in place now, how one sees it, and what is no longer named", () => {
    expect(headline(bare, bare)).toBe("Nothing has changed since Aug 12, 2026.");
    expect(headline(bare, { ...bare, orgPosture: "exploring" })).toBe(
      "What is in place has not changed; how you see it has (+3).",
    );
    expect(headline({ ...bare, orgPosture: "exploring" }, bare)).toBe(
      "What is in place has not changed; how you see it has (\u22123).",
    );
    const withPolicy = { ...bare, orgAiElements: ["ai_policy"], orgPosture: "exploring" };
    expect(headline(bare, withPolicy)).toBe(
      "+11 since Aug 12, 2026: +8 for what is now in place, +3 for how you see it.",
    );
    expect(headline(withPolicy, { ...bare, orgAiElements: ["internal_champions"] })).toBe(
      "\u22125 since Aug 12, 2026: \u22122 for what is now in place, \u22123 for how you see it. A written AI policy no longer named: \u22128.",
    );
    expect(
      headline(
        { ...bare, orgAiElements: ["steering_committee"] },
        { ...bare, orgAiElements: ["internal_champions"] },
      ),
    ).toBe("The same score as on Aug 12, 2026. A steering committee no longer named: \u22126.");
    expect(
      headline({ ...bare, aiToolsUsed: ["chatgpt", "copilot"] }, { ...bare, aiToolsUsed: ["chatgpt"] }),
    ).toMatch(/ Less for AI tools you use: \u22123\.$/);
  });

  it("says where today's method gives another score than was printed", () => {
    const row = { takenAt: SINCE, score: 38, stage: "Piloting", printed: 41 };
    expect(rescoredSentences([row, { ...row, printed: 38 }, { ...row, printed: null }])).toEqual([
      "Aug 12, 2026: scored 41 then; 38 by today's method.",
    ]);
  });
});

describe("when an assessment may be taken again", () => {
  it("is from the thirtieth day on, and the reminder comes on the ninetieth, whatever the clocks do", () => {
    const days = (from: Date, until: Date) => (until.getTime() - from.getTime()) / 86_400_000;
    for (const taken of ["2025-09-20T18:00:00Z", "2026-02-01T18:00:00Z", "2026-11-22T07:59:00Z"]) {
      const date = new Date(taken);
      for (const [later, count] of [
        [retakeFrom(date), 30],
        [dayNinety(date), 90],
      ] as const) {
        const { hour, minute } = localTime(later);
        expect([hour, minute]).toEqual([0, 0]);
        expect(days(date, later)).toBeGreaterThan(count - 1);
        expect(days(date, later)).toBeLessThan(count + 1 / 24);
      }
    }
  });
});

describe("what a retake begins with", () => {
  const earlier = {
    ...firm,
    id: "1",
    userId: null,
    aiReadinessScore: null,
    roadmapGenerated: false,
    leadScore: null,
    leadQualified: false,
    paymentStatus: "paid",
    couponCode: null,
    stripePaymentId: null,
    paidAt: null,
    linkClosed: false,
    createdAt: SINCE,
    updatedAt: SINCE,
  };

  it("is the first step's answers; what is scored comes as words alone, and the household not at all", () => {
    const company = companyAnswers(earlier);
    expect(company.companyName).toBe(firm.companyName);
    const last = lastAnswers(earlier);
    for (const key of ["orgPosture", "orgAiElements", "aiConfidence", "aiDepartments"]) {
      expect(company).not.toHaveProperty(key);
      expect(last[key]).toBeTruthy();
    }
    expect(last.aiConfidence).toBe(`${firm.aiConfidence} out of 10`);
    for (const key of Object.keys(familyAnswers(earlier))) {
      expect(company).not.toHaveProperty(key);
      expect(last).not.toHaveProperty(key);
    }
  });

  it("says whether there are family answers to keep", () => {
    const empty = {
      ...earlier,
      preparednessLevel: null,
      householdAiUse: [],
      householdAiUseOther: "",
      childAiConcerns: [],
      rulesForChildren: null,
    };
    expect(hasFamilyAnswers(empty)).toBe(false);
    expect(hasFamilyAnswers({ ...empty, preparednessLevel: "fully" })).toBe(true);
  });
});
