import { type ReportParts, reportDocument } from "@/lib/domain/report/document/document";
import { splitNotes, withoutNotes } from "@/lib/domain/report/notes";
import { keyActivities, orderedPhases } from "@/lib/domain/report/phases";
import { balanceOf } from "@/lib/domain/report/score-balance";
import { timeline } from "@/lib/domain/report/timeline";
import { familyRatingBadge, scoreBadge, scoreProgress } from "@/lib/domain/score/badges";
import { halvesOf } from "@/lib/domain/score/points";
import { along, ring } from "@/lib/pdf/geometry";
import { SAMPLE_WRITTEN_ON, sampleAssessment, sampleInsights, sampleReport } from "../fixtures/report-sample";

const parts: ReportParts = {
  reportData: sampleReport,
  assessment: sampleAssessment,
  writtenOn: SAMPLE_WRITTEN_ON,
  family: "shown",
};

describe("badges", () => {
  test.each([
    [10, "default"],
    [7, "default"],
    [6.9, "secondary"],
    [4, "secondary"],
    [3.9, "destructive"],
    [0, "destructive"],
  ])("a score of %d wears the %s badge", (score, tone) => {
    expect(scoreBadge(score)).toBe(tone);
  });

  test.each([
    ["Advanced", "default"],
    ["High", "secondary"],
    ["Moderate", "outline"],
    ["Developing", "destructive"],
    ["anything else", "destructive"],
  ])("a family rated %s wears the %s badge", (rating, tone) => {
    expect(familyRatingBadge(rating)).toBe(tone);
  });

  test.each([
    [0, 0],
    [4.8, 48],
    [10, 100],
    [11, 100],
  ])("the progress bar of %d is %d percent full", (score, percent) => {
    expect(scoreProgress(score)).toBe(percent);
  });
});

describe("the sections of the report", () => {
  const titles = (family: "shown" | "hidden", hasInterview: boolean) =>
    reportDocument({ ...parts, family, insights: hasInterview ? sampleInsights : null }).sections.map(
      ({ number, title }) => `${number ?? "private"} ${title}`,
    );

  test("stand in the specification's order, with method and sources last", () => {
    expect(titles("shown", true)).toEqual([
      "1 Executive Summary",
      "2 Current State Assessment",
      "3 AI Readiness Assessment",
      "4 AI Solution Landscape and Applications",
      "5 Recommended AI Applications",
      "6 Implementation Roadmap",
      "7 Industry Benchmarks",
      "8 Deeper Dive Interview Insights",
      "9 Risks and Mitigation Strategies",
      "private Personal and Family AI Readiness",
      "10 Immediate Next Steps",
      "11 Method and Sources",
    ]);
  });

  test("keep their numbers when the family part is left out", () => {
    expect(titles("hidden", true)).toEqual(
      titles("shown", true).filter((title) => !title.startsWith("private")),
    );
  });

  test("leave out the interview where there was no call", () => {
    expect(titles("shown", false)).not.toContainEqual(expect.stringContaining("Interview"));
  });

  test("leave out the family where nothing was answered", () => {
    const { familyScorecard: _, familyStrategies: __, ...rest } = sampleReport;
    const { sections } = reportDocument({ ...parts, reportData: rest });
    expect(sections.some(({ id }) => id === "family")).toBe(false);
  });
});

describe("notes in a text", () => {
  const sources = new Set([1, 12]);

  test("become numbers that point at their sources", () => {
    expect(splitNotes("Used by 13.1% [1]; planned [12].", sources)).toEqual([
      { kind: "text", at: 0, text: "Used by 13.1%" },
      { kind: "note", at: 13, number: 1 },
      { kind: "text", at: 17, text: "; planned" },
      { kind: "note", at: 26, number: 12 },
      { kind: "text", at: 31, text: "." },
    ]);
  });

  test.each(["our plan [9]", "array[0]", "[]", "[1000]", "plain", ""])("%j stays as it was typed", (text) => {
    expect(splitNotes(text, sources).map((part) => (part.kind === "text" ? part.text : "note"))).toEqual(
      text === "" ? [] : [text],
    );
  });

  test("are left out where they cannot be followed", () => {
    expect(withoutNotes("Used by 13.1% [1].")).toBe("Used by 13.1%.");
  });
});

describe("the gap between direction and practice", () => {
  test.each([
    [2.8, 6.8, "Daily use of AI scores higher than leadership of it, by 4.0 points of 10"],
    [8, 6, "Leadership of AI scores higher than its daily use, by 2.0 points of 10"],
    [5, 3.1, "Leadership and daily use score much alike, 1.9 points apart"],
    [5, 5, "Leadership and daily use score the same"],
    [1.2, 0.4, "Leadership and daily use of AI are both low: 1.2 and 0.4 of 10"],
    [4, 3, "Leadership and daily use score much alike, 1.0 points apart"],
  ])("%d beside %d reads: %s", (topDown, bottomUp, headline) => {
    expect(balanceOf(topDown, bottomUp).headline).toBe(headline);
  });
});

describe("drawings", () => {
  test("places stay on the scale", () => {
    const at = along([0, 10], 200);
    expect([at(-3), at(0), at(2.5), at(10), at(99)]).toEqual([0, 0, 50, 200, 200]);
  });

  test("an empty ring has nothing to fill, a full one the whole track", () => {
    const shape = { max: 10, outerRadius: 50, thickness: 5 };
    const { around } = ring({ value: 0, ...shape });
    expect(around).toBeCloseTo(2 * Math.PI * 47.5, 2);
    const filled = [-1, 0, 5, 10, 12].map((value) => ring({ value, ...shape }).filled / around);
    expect(filled.map((part) => part.toFixed(3))).toEqual(["0.000", "0.000", "0.500", "1.000", "1.000"]);
  });

  test("the points of both halves add up to the score", () => {
    const halves = halvesOf(sampleReport.readinessAssessment.lines);
    expect(halves.map(({ points, max }) => [points, max])).toEqual([
      [14, 50],
      [34, 50],
    ]);
  });

  test("the phases of the timeline follow one another and end with the year", () => {
    const phases = orderedPhases(sampleReport.roadmap);
    const { bars, ticks } = timeline(phases);
    expect(bars.map(({ phase }) => phase.title)).toEqual([
      "Make it official",
      "Prove one pilot",
      "Widen what worked",
    ]);
    expect(bars.at(-1)).toMatchObject({ start: 24.93, width: 75.07 });
    expect(ticks.map(({ label }) => label)).toEqual(["Start", "3", "6", "9", "12 months"]);
  });

  test("the phases come by their first day, whatever they are called", () => {
    const { phase1, phase2, phase3 } = sampleReport.roadmap;
    if (!phase1 || !phase2 || !phase3) throw new Error("The sample has three phases.");
    expect(orderedPhases({ a: phase3, b: phase1, c: phase2 })).toEqual([phase1, phase2, phase3]);
    expect(keyActivities(phase3)).toEqual(phase3.scalingActions);
  });
});
