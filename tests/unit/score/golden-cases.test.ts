import type { Answers } from "@/lib/domain/assessment/assessment";
import { scoreFamily } from "@/lib/domain/score/family";
import { scoreLead } from "@/lib/domain/score/lead";
import { scoreReadiness } from "@/lib/domain/score/score-readiness";
import golden from "@/tests/fixtures/scoring-cases.json";
import { answersFor } from "@/tests/support/answers";

/** The cases came with the method; an expectation is never edited to make a test pass. */
describe.each(golden.cases)("the method's own case: $name", ({ input, expected }) => {
  const answers: Answers = answersFor(input);

  it("gives the readiness score, both halves and the stage to the digit", () => {
    const { lines, stageHeldBack: _why, ...scores } = scoreReadiness(answers);
    const pointsOf = (half: string) =>
      Object.fromEntries(lines.filter((line) => line.half === half).map(({ key, points }) => [key, points]));
    expect({ ...scores, points: { topDown: pointsOf("topDown"), bottomUp: pointsOf("bottomUp") } }).toEqual(
      expected.readiness,
    );
  });

  it("gives the lead score, and calls it qualified where the executive can be reached", () => {
    const { leadScore, points } = scoreLead(answers);
    expect({ leadScore, points }).toEqual({
      leadScore: expected.lead.leadScore,
      points: expected.lead.points,
    });
    expect(scoreLead({ ...answers, executiveEmail: "a@example.com" }).leadQualified).toBe(
      expected.lead.leadQualified,
    );
    expect(scoreLead({ ...answers, executiveEmail: null }).leadQualified).toBe(false);
  });

  it("gives the family scorecard", () => {
    expect(scoreFamily(answers)).toEqual(expected.family);
  });
});
