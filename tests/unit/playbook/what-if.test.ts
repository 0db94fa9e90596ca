import fc from "fast-check";
import type { Answers } from "@/lib/domain/assessment/assessment";
import type { ReadinessAnswers } from "@/lib/domain/score/readiness";
import { scoreReadiness } from "@/lib/domain/score/score-readiness";
import { resultOf } from "@/lib/domain/what-if/result-of";
import { MOST_MOVES } from "@/lib/domain/what-if/what-if";
import { profileOf } from "@/lib/playbook/company-profile";
import { movesSince, whatIf } from "@/lib/playbook/what-if";
import { FIRMS } from "../../fixtures/firms";
import { anyAnswers } from "../../support/any-answers";

const POSTURES = ["fearful", "curious", "exploring", "activating", "championing"];
const withElement = (element: string) => (answers: ReadinessAnswers) => ({
  ...answers,
  orgAiElements: [...answers.orgAiElements, element],
});
const MEASURED = "A pilot in one workflow saved the team 2 hours a week";
/** What each move means in the form, in this test's own words. */
const MOVES: Record<string, (answers: ReadinessAnswers) => ReadinessAnswers> = {
  policy: withElement("ai_policy"),
  pilots: withElement("dept_pilots"),
  budget: withElement("dedicated_budget"),
  champions: withElement("internal_champions"),
  steering: withElement("steering_committee"),
  executiveInvolved: (answers) => ({ ...answers, aiDepartments: [...answers.aiDepartments, "executive"] }),
  tools: (answers) => ({ ...answers, aiToolsUsed: ["chatgpt"] }),
  experience: (answers) => ({ ...answers, aiExperience: MEASURED }),
  posture: (answers) => ({
    ...answers,
    orgPosture: POSTURES[POSTURES.indexOf(answers.orgPosture) + 1] ?? "championing",
  }),
  leaderConfidence: (answers) => ({ ...answers, aiConfidence: Math.min(8, answers.aiConfidence + 2) }),
};

it("each of the combinations is what the method gives where exactly those moves are made", () => {
  fc.assert(
    fc.property(anyAnswers, (answers) => {
      const { moves, results } = whatIf(profileOf(answers));
      expect(moves.length).toBeLessThanOrEqual(MOST_MOVES);
      expect(results).toHaveLength(2 ** moves.length);
      expect(new Set(results.map(({ keys }) => keys.toSorted().join())).size).toBe(results.length);
      for (const { keys, score, stage, heldBack } of results) {
        const then = scoreReadiness(
          keys.reduce<ReadinessAnswers>((all, key) => MOVES[key]?.(all) ?? all, answers),
        );
        expect({ score, stage, heldBack }).toEqual({
          score: then.aiReadinessScore,
          stage: then.maturityProfile,
          heldBack: then.stageHeldBack !== null,
        });
      }
    }),
    { numRuns: 40 },
  );
});

it("a move more never brings fewer points, and none at all is the firm's score now", () => {
  for (const answers of FIRMS) {
    const { moves, results } = whatIf(profileOf(answers));
    const scoreWith = (keys: readonly string[]) => resultOf(results, new Set(keys))?.score ?? Number.NaN;
    expect(scoreWith([])).toBe(scoreReadiness(answers).aiReadinessScore);
    for (const { keys, score } of results)
      for (const { key } of moves)
        if (!keys.includes(key)) expect(scoreWith([...keys, key])).toBeGreaterThanOrEqual(score);
  }
});

it("the moves' own points, one after the other, come to what all of them bring together", () => {
  for (const answers of FIRMS) {
    const { moves, results } = whatIf(profileOf(answers));
    const all = resultOf(results, new Set(moves.map(({ key }) => key)))?.score ?? Number.NaN;
    const now = scoreReadiness(answers).aiReadinessScore;
    expect(moves.reduce((sum, { points }) => sum + points, 0)).toBe(all - now);
  }
});

it("the results of a firm with all eight moves are at most 3 kB on the line, compressed", async () => {
  const { gzipSync } = await import("node:zlib");
  for (const answers of FIRMS) {
    const sent = gzipSync(JSON.stringify(whatIf(profileOf(answers))));
    expect(sent.byteLength).toBeLessThan(3_000);
  }
});

describe("what was advised then", () => {
  const [first] = FIRMS;
  if (first === undefined) throw new Error("no firm");
  const then: Answers = {
    ...first,
    orgPosture: "fearful",
    aiConfidence: 6,
    aiExperience: "",
    orgAiElements: [],
  };
  const isDone = (key: string, change: Partial<Answers>) =>
    movesSince(profileOf(then), profileOf({ ...then, ...change })).find((move) => move.key === key)?.isDone;

  it("is not done where nothing has changed, and all of it where each was made", () => {
    fc.assert(
      fc.property(anyAnswers, (answers) => {
        const firm = profileOf(answers);
        expect(movesSince(firm, firm).filter((move) => move.isDone)).toEqual([]);
        const keys = movesSince(firm, firm).map(({ key }) => key);
        const made = keys.reduce<ReadinessAnswers>((all, key) => MOVES[key]?.(all) ?? all, answers);
        expect(movesSince(firm, profileOf({ ...answers, ...made })).filter((move) => !move.isDone)).toEqual(
          [],
        );
      }),
      { numRuns: 40 },
    );
  });

  it("is done once what it names is reached, and not on the way there", () => {
    expect(isDone("leaderConfidence", { aiConfidence: 7 })).toBe(false);
    expect(isDone("leaderConfidence", { aiConfidence: 8 })).toBe(true);
    expect(isDone("experience", { aiExperience: "I write my letters with it at home" })).toBe(false);
    expect(isDone("experience", { aiExperience: MEASURED })).toBe(true);
    expect(isDone("posture", { orgPosture: "exploring" })).toBe(true);
    expect(isDone("policy", { orgAiElements: ["ai_policy"] })).toBe(true);
    expect(isDone("champions", { orgAiElements: ["ai_policy"] })).toBe(false);
  });
});
