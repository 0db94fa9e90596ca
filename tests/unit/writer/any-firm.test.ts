import type { Answers } from "@/lib/domain/assessment/assessment";
import { FollowUpQuestions } from "@/lib/domain/followup/questions";
import { ReportData } from "@/lib/domain/report/report";
import { Roadmap } from "@/lib/domain/roadmap/roadmap";
import { pilots, tools } from "@/lib/knowledge/knowledge";
import { profileOf } from "@/lib/playbook/company-profile";
import { leaveAlone } from "@/lib/playbook/skip-for-now";
import { answersFor } from "@/tests/support/answers";
import { anyAnswers } from "@/tests/support/any-answers";
import { notesIn, textsOf, wordsOnPageOne } from "@/tests/support/report-texts";
import { anyWritten, writeAll } from "@/tests/support/written-firms";

/** The same choices with nothing typed, so that every word is ours. */
const ours = anyAnswers.map(
  (answers): Answers => ({
    ...answers,
    executiveName: "Alex Example",
    companyName: "Example Works Ltd.",
    companyActivity: null,
    customLocation: null,
    otherChallenge: null,
    aiExperience: null,
    aiFriction: null,
    otherPlatforms: null,
    householdAiUseOther: null,
  }),
);

const eachFirm = anyWritten(anyAnswers, 150);
const eachOfOurs = anyWritten(ours, 60);
/** So many are written twice. */
const TWICE = 20;

const EMPTY_OR_PLACEHOLDER = /^\s*$|\bundefined\b|\bnull\b|\bNaN\b|\{\w+\}|\[object|Infinity/;
const DOUBLED_OR_CUT = / {2}|\.\.|,,| [.,;:]|;\.|:\.|“”|\(\)|^\s|\s$|!/;

describe("whatever the form can send", () => {
  it("gives a report, a roadmap and questions of the right shape, the same each time", () =>
    eachFirm(async (all, place) => {
      expect(ReportData.parse(all.reportData)).toEqual(all.reportData);
      expect(Roadmap.parse(all.roadmap)).toEqual(all.roadmap);
      expect(FollowUpQuestions.parse(all.questions)).toEqual(all.questions);
      if (place < TWICE) expect(await writeAll(all.answers)).toEqual(all);
    }));

  it("leaves nothing empty, doubled or cut, and no placeholder", () =>
    eachOfOurs(({ reportData, roadmap, questions }) => {
      const faults = textsOf({ reportData, roadmap, questions })
        // No example on the subject is no example.
        .filter(({ path, text }) => text !== "" || !/\.industryExample(Source)?$/.test(path))
        .filter(({ text }) => EMPTY_OR_PLACEHOLDER.test(text) || DOUBLED_OR_CUT.test(text));
      expect(faults).toEqual([]);
    }));

  it("recommends nothing that page one says to leave alone", async () => {
    const covered = new Set<string>();
    await eachFirm(({ answers, reportData, roadmap }) => {
      for (const { what } of leaveAlone(profileOf(answers))) {
        const named = [...reportData.recommendedApplications, ...roadmap.aiApps].map(({ name }) => name);
        const left = tools.map(({ name }) => name).filter((name) => isLeftAlone(what, name, answers));
        if (left.length > 0) covered.add(what);
        expect({ what, named: left.filter((name) => named.includes(name)) }).toEqual({ what, named: [] });
        if (what !== "More uses this quarter") continue;
        expect(reportData.solutionLandscape.slice(1).map(({ priority }) => priority)).not.toContain("High");
      }
    });
    expect(covered.size).toBeGreaterThan(5);
  });

  it("ranks the risks: the highest first, and at most two of them high", () =>
    eachFirm(({ reportData }) => {
      const impacts = reportData.risks.map(({ impact }) => ["High", "Medium", "Low"].indexOf(impact));
      expect(impacts).toEqual([...impacts].sort());
      expect(impacts.filter((impact) => impact === 0).length).toBeLessThanOrEqual(2);
    }));

  it("tells no example on another subject, and never how little of a source was read", () =>
    eachFirm(({ reportData }) => {
      for (const item of reportData.solutionLandscape) {
        expect(item.industryExample).not.toContain("another subject");
        if (item.industryExample === "") expect(item.note).toBeNull();
      }
      expect(reportData.sources.filter(({ checked }) => /excerpt|raw file/.test(checked))).toEqual([]);
    }));

  it("suggests no demonstration of what they can open by themselves, and says once that prices change", () =>
    eachFirm(({ reportData }) => {
      for (const tool of reportData.recommendedApplications) {
        expect(tool.pricing).not.toContain("Prices change");
        if (["Zapier", "Make", "Canva"].includes(tool.name))
          expect(tool.firstStep).not.toMatch(/demonstration/);
      }
    }));

  it("fits the essential on one page: at most 200 words", () =>
    eachFirm(({ reportData }) => {
      expect(wordsOnPageOne(reportData)).toBeLessThanOrEqual(200);
    }));

  it("keeps every note on a listed source, whatever was typed", () =>
    eachFirm(({ reportData }) => {
      const listed = new Set(reportData.sources.map(({ number }) => number));
      const notes = textsOf(reportData).flatMap(({ text }) => notesIn(text));
      expect(notes.filter((note) => !listed.has(note))).toEqual([]);
    }));

  it("keeps what was typed to one line of text within its sentence", () =>
    eachFirm(({ reportData, roadmap, questions }) => {
      const faults = textsOf({ reportData, roadmap, questions }).filter(
        ({ text }) => /[\n\r\t\u2028\u2029\u202e]| {2}/.test(text) || [...text].length >= 1500,
      );
      expect(faults).toEqual([]);
    }));
});

describe("old or odd answers", () => {
  const odd = answersFor({
    executiveName: "",
    executiveTitle: "",
    executiveEmail: null,
    companyName: "  ",
    companyRevenue: "a-lot",
    companyEmployees: "many",
    companyIndustry: "mining-of-old",
    companyBusinessModel: null,
    companyMarkets: "mars",
    headOfficeLocation: null,
    customLocation: null,
    officeExpansion: ["nowhere"],
    businessChallenges: ["a_text_that_is_no_longer_asked", "none"],
    otherChallenge: "n/a",
    aiConfidence: 42,
    aiToolsUsed: ["oracle-of-delphi"],
    aiExperience: "-",
    aiPerception: "unsure-ish",
    orgAiElements: ["ai_policy", "something_else"],
    orgPosture: "asleep",
    aiFriction: "   ",
    aiDepartments: ["legal"],
    enterprisePlatforms: ["lotus"],
    otherPlatforms: null,
    preparednessLevel: "maybe",
    householdAiUse: ["gardening"],
    householdAiUseOther: null,
    childAiConcerns: ["dragons"],
    rulesForChildren: "some",
  });

  it("are shown as they are and break no sentence", async () => {
    const { reportData, roadmap, questions, markdownReport } = await writeAll(odd);
    for (const { text } of textsOf({ reportData, roadmap, questions })) {
      expect(text).not.toMatch(/\bundefined\b|\bnull\b|\bNaN\b|\{\w+\}| {2}|“”/);
    }
    expect(markdownReport).toContain("asleep");
    expect(reportData.currentState.inYourWords).toContainEqual({
      label: "The challenges you chose",
      text: "A text that is no longer asked",
    });
  });
});

describe("a pain in the leader's own words", () => {
  const written = async (otherChallenge: string) => {
    const { reportData } = await writeAll(
      answersFor({
        companyIndustry: "food-services",
        businessChallenges: ["controlling_food_costs_and_waste"],
        otherChallenge,
      }),
    );
    return reportData;
  };

  it("is answered by what it is about, not by a word that happens to be in another", async () => {
    const { solutionLandscape } = await written(
      "Cold-chain paperwork eats four hours of every dispatcher's day",
    );
    expect(solutionLandscape.map(({ title }) => title)).toEqual([
      "Waste and purchasing insight",
      "Less paperwork",
    ]);
    expect(solutionLandscape[0]?.description).not.toContain("Cold-chain");
  });

  it("that is not understood is quoted once, and gets no pretended reply", async () => {
    const { currentState, solutionLandscape } = await written("The raccoons are back on Fridays");
    expect(currentState.keyChallenges).toContain(
      "For the call, from what you wrote: “The raccoons are back on Fridays”.",
    );
    expect(JSON.stringify(solutionLandscape)).not.toContain("raccoons");
  });

  it("that is about agreement is answered with a small decision", async () => {
    const { currentState } = await written("Our founders cannot agree on anything");
    expect(currentState.keyChallenges[0]).toMatch(/^Ask for a small decision/);
    expect(JSON.stringify(currentState.keyChallenges)).not.toContain("For the call");
  });

  it("that fits a chosen challenge is quoted there as our reading", async () => {
    const { solutionLandscape } = await written("Suppliers change their terms every week");
    expect(solutionLandscape[0]?.description).toMatch(/“Suppliers change .*”\. We read it as part of this\./);
  });
});

test("a household that writes none for its use is told so", async () => {
  const { reportData } = await writeAll(
    answersFor({ preparednessLevel: "somewhat", householdAiUse: ["other"], householdAiUseOther: "None" }),
  );
  expect(reportData.familyStrategies?.householdUsageAnalysis).toMatch(/^No everyday use was named/);
  expect(reportData.familyScorecard?.breakdown.usageScore).toBe(1);
});

/** What page one names, among the tools of the catalogue. */
function isLeftAlone(what: string, name: string, answers: Answers): boolean {
  const tool = tools.find((each) => each.name === name);
  if (tool === undefined) throw new Error(`${name} is not in the catalogue.`);
  const isInUse =
    answers.aiToolsUsed.includes(tool.alreadyUsedKey ?? "") ||
    tool.requiresAnyPlatform.some((platform) => answers.enterprisePlatforms.includes(platform));
  if (what === "New software") return !isInUse;
  if (what === "Another assistant") return tool.category === "General AI assistant" && !isInUse;
  return pilots.some(({ notYet }) => notYet.what === what && notYet.tools.includes(tool.id));
}
