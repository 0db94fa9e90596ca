import type { Answers } from "@/lib/domain/assessment/assessment";
import { labelOf } from "@/lib/domain/assessment/options";
import { CHILD_CONCERNS } from "@/lib/domain/assessment/questions/family";
import { POSTURES } from "@/lib/domain/assessment/questions/organization";
import { ReportData } from "@/lib/domain/report/report";
import { family, tools } from "@/lib/knowledge/knowledge";
import { playbookWriter } from "@/lib/providers/writer/playbook";
import { FIRMS, WRITTEN_ON } from "@/tests/fixtures/firms";
import { processorTimeOf } from "@/tests/support/processor-time";
import { notesIn, textsOf, wordsOnPageOne } from "@/tests/support/report-texts";

const write = (answers: Answers) => playbookWriter.writeReport(answers, WRITTEN_ON);

interface Written {
  firm: Answers;
  report: ReportData;
  markdown: string;
}
let written: Written[] = [];
beforeAll(async () => {
  written = await Promise.all(
    FIRMS.map(async (firm) => {
      const { reportData, markdownReport } = await write(firm);
      return { firm, report: reportData, markdown: markdownReport };
    }),
  );
});

const each = FIRMS.map((firm, place) => ({ company: firm.companyName, place }));
const at = (place: number): Written => {
  const found = written[place];
  if (found === undefined) throw new Error("There are ten firms.");
  return found;
};

describe.each(each)("the report of $company", ({ place }) => {
  it("is complete, and the same whenever it is written", async () => {
    const { firm, report, markdown } = at(place);
    expect(ReportData.parse(report)).toEqual(report);
    expect(await write(firm)).toEqual({ reportData: report, markdownReport: markdown });
  });

  it("is written in under 300 milliseconds", async () => {
    // The best of a few: in any one of them memory may have been tidied up. Answers that were read before are remembered.
    const took: number[] = [];
    while (took.length < 5 && !took.some((each) => each < 300))
      took.push(await processorTimeOf(() => write({ ...at(place).firm })));
    expect(Math.min(...took)).toBeLessThan(300);
  });

  it("says the essential on page one in at most 200 words", () => {
    const { executiveSummary } = at(place).report;
    expect(wordsOnPageOne(at(place).report)).toBeLessThanOrEqual(200);
    expect(executiveSummary).not.toBe("");
  });

  it("ends every finding in an owner, a first step and a measure", () => {
    const { report } = at(place);
    const actions = [
      ...report.currentState.actions,
      ...report.solutionLandscape.map(({ action }) => action),
      report.industryBenchmarks.action,
    ];
    for (const action of actions) {
      for (const text of Object.values(action)) expect(text.trim()).not.toBe("");
      expect(action.what).toMatch(/[.]$/);
      expect(action.firstStep).toMatch(/[.?]$/);
      expect(action.measure).toMatch(/[.]$/);
    }
  });

  it("explains the score: its lines add up, and each change that would move it is worked out", () => {
    const { readinessAssessment: readiness } = at(place).report;
    const sum = readiness.lines.reduce((total, { points }) => total + points, 0);
    expect(sum / 10).toBe(readiness.overallScore);
    for (const { points } of readiness.whatWouldMoveIt) expect(points).toBeGreaterThan(0);
    expect(readiness.weakestLink).not.toBe("");
    expect(at(place).report.method.limits.join(" ")).toContain("nothing was audited");
  });

  it("points with every note at a source, and uses every source that it lists", () => {
    const { report } = at(place);
    const told = textsOf(report.currentState.inYourWords).map(({ text }) => text);
    const noted = textsOf(report)
      .filter(({ text }) => !told.includes(text))
      .flatMap(({ text }) => notesIn(text));
    const numbers = [
      ...noted,
      ...report.industryBenchmarks.figures.map(({ note }) => note),
      ...report.risks.flatMap(({ evidence }) => evidence.map(({ note }) => note)),
      ...report.solutionLandscape.flatMap(({ note }) => note ?? []),
    ];
    const listed = report.sources.map(({ number }) => number);
    expect([...new Set(numbers)].sort((one, other) => one - other)).toEqual(listed);
    expect(listed).toEqual(listed.map((_, index) => index + 1));
  });

  it("leaves no percentage without a source, unless the leader wrote it", () => {
    const { firm, report } = at(place);
    const typed = [firm.aiFriction, firm.aiExperience, firm.otherChallenge].join(" ");
    const isTold = (percentage: string) => typed.includes(percentage);
    const bare = textsOf(report)
      .filter(({ path }) => !/^risks\.\d+\.evidence/.test(path) && !path.startsWith("sources"))
      .filter(({ text }) => notesIn(text).length === 0)
      .flatMap(({ text }) => text.match(/\d+(?:\.\d+)?\s?(?:%|percent)/g) ?? [])
      .filter((percentage) => !isTold(percentage));
    expect(bare).toEqual([]);
  });

  it("never sets the score beside an adoption rate", () => {
    const { report } = at(place);
    const score = `${report.readinessAssessment.overallScore}`;
    for (const { text } of textsOf(report.industryBenchmarks)) {
      expect(text).not.toMatch(/\bscore\b|out of 10|of 100 points/i);
      expect(text).not.toContain(`${score} of`);
    }
  });

  it("recommends tools of the catalogue alone, by their own addresses, priced with a date", () => {
    const { recommendedApplications } = at(place).report;
    for (const tool of recommendedApplications) {
      const known = tools.find(({ name }) => name === tool.name);
      expect(known?.url).toBe(tool.url);
      expect(tool.pricing).toMatch(/\b20\d\d/);
      // Said once beside the list, not with each of them.
      expect(tool.pricing).not.toContain("Prices change");
      expect(tool.checkBeforeBuying.join(" ")).toMatch(/Stored: |Ask in writing where it stores/);
      expect(tool.why).not.toBe("");
    }
    const names = recommendedApplications.map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
  });

  it("lays the year out in three phases, each with an owner, a measure, a cost and a gate", () => {
    const { phase1, phase2, phase3 } = at(place).report.roadmap;
    expect(phase1?.startDay).toBe(0);
    expect(phase2?.startDay).toBe((phase1?.endDay ?? 0) + 1);
    expect(phase3?.startDay).toBe((phase2?.endDay ?? 0) + 1);
    expect(phase1?.quickWins?.length).toBeGreaterThanOrEqual(2);
    expect(phase2?.implementations?.length).toBeGreaterThanOrEqual(2);
    expect(phase3?.scalingActions?.length).toBeGreaterThanOrEqual(1);
    for (const phase of [phase1, phase2, phase3]) {
      expect(phase?.costBand).toMatch(/\d hours|days? a week|hours a week|team of three/);
      for (const text of [phase?.owner, phase?.measure, phase?.exitGate]) expect(text).toBeTruthy();
    }
  });

  it("names six to eight risks with an owner, a control, a sign and a day", () => {
    const { risks } = at(place).report;
    expect(risks.length).toBeGreaterThanOrEqual(6);
    expect(risks.length).toBeLessThanOrEqual(8);
    for (const { owner, mitigation, trigger, by, legalNote } of risks) {
      for (const text of [owner, mitigation, trigger, by]) expect(text).toBeTruthy();
      // The law is told by itself.
      expect(legalNote).toBeNull();
    }
  });

  it("uses what was chosen and written", () => {
    const { firm, report } = at(place);
    const said = textsOf(report)
      .map(({ text }) => text)
      .join("\n");
    for (const words of [firm.aiFriction, firm.otherChallenge]) {
      if (words) expect(said).toContain(words.slice(0, 30));
    }
    expect(said.toLowerCase()).toContain(labelOf(POSTURES, firm.orgPosture).toLowerCase());
    // Four at most are read; the others are named among what they chose.
    expect(report.solutionLandscape.length).toBeGreaterThanOrEqual(
      Math.min(4, firm.businessChallenges.length),
    );
  });

  it("keeps the family part apart, with a Canadian help line, and conditional where no child is in sight", () => {
    const { firm, report } = at(place);
    const { familyScorecard, familyStrategies } = report;
    if (firm.preparednessLevel === null) {
      expect(familyScorecard).toBeUndefined();
      expect(familyStrategies).toBeUndefined();
      return;
    }
    const names = familyStrategies?.recommendedResources.map(({ name }) => name) ?? [];
    expect(names.length).toBeGreaterThanOrEqual(4);
    expect(names.length).toBeLessThanOrEqual(6);
    expect(names).toContain("Kids Help Phone");
    expect(names.some((name) => name.startsWith("MediaSmarts"))).toBe(true);
    expect(family.recommendedResources.map(({ name }) => name)).toEqual(expect.arrayContaining(names));
    const advice = familyStrategies?.childSafetyRecommendations ?? [];
    const isUnconcerned = firm.childAiConcerns.every((concern) => concern === "none");
    if (isUnconcerned) {
      for (const { description } of advice)
        expect(description).toContain("If children live with or visit you");
    }
    expect(advice.length).toBeGreaterThan(0);
    expect(CHILD_CONCERNS.length).toBeGreaterThan(0);
  });

  it("reads as plain text: no placeholder, no double blank, no exclamation", () => {
    for (const { path, text } of textsOf(at(place).report)) {
      if (path.startsWith("currentState.inYourWords")) continue;
      expect(text).not.toMatch(/\bundefined\b|\bnull\b|\bNaN\b|\{\w+\}|\[object/);
      expect(text).not.toMatch(/ {2}|\.\.|,,| [.,;:]|;\.|:\.|^\s|\s$|!/);
    }
  });
});
