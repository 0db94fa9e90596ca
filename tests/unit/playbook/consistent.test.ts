import type { Answers } from "@/lib/domain/assessment/assessment";
import { profileOf } from "@/lib/playbook/company-profile";
import { writePlaybookReport } from "@/lib/playbook/write-report";
import { FRESH_FIRMS } from "../../fixtures/fresh-firms";
import { READ_FIRMS } from "../../fixtures/read-firms";
import { answersFor } from "../../support/answers";
import { memoIn } from "../../support/report-texts";

const NOVEMBER = new Date("2026-11-22T20:00:00Z");
const written = (answers: Answers) => writePlaybookReport(answers, NOVEMBER).reportData;
const EVERY_FIRM = Object.entries({ ...READ_FIRMS, ...FRESH_FIRMS });

describe("who is against it", () => {
  it("owns no part of the plan", () => {
    const { roadmap, calendar, risks, solutionLandscape } = written(READ_FIRMS.clinic);
    const owners = [
      ...Object.values(roadmap).map(({ owner }) => owner),
      ...(calendar?.rows ?? []).map(({ owner }) => owner),
      ...risks.map(({ owner }) => owner),
      ...solutionLandscape.map(({ action }) => action?.owner),
    ];
    expect(owners).not.toContain("Medical director");
  });

  it("owns it where that is what they ask for", () => {
    const firm = profileOf({
      ...READ_FIRMS.clinic,
      aiFriction: "My medical director is against it but wants to lead the trial.",
    });
    expect(firm.pilotOwner).toBe("Medical director");
  });
});

it("the first pilot does not come again as a later one", () => {
  const { solutionLandscape } = written(READ_FIRMS.clinic);
  const scribes = solutionLandscape.filter(({ action }) => /scribe/.test(action?.what ?? ""));
  expect(scribes).toHaveLength(1);
  expect(scribes[0]?.description).toContain("“reducing clinician documentation and paperwork”");
});

it("the plan says once whose judgement the cost is, and from which budget", () => {
  for (const [, answers] of EVERY_FIRM) {
    const bands = Object.values(written(answers).roadmap).map(({ costBand }) => costBand);
    expect(bands.filter((band) => /our judgement/.test(band))).toHaveLength(1);
    expect(bands.filter((band) => /budget you have/.test(band)).length).toBeLessThanOrEqual(1);
  }
});

it("where a tool stores and processes is something to check, and no fact about the firm", () => {
  expect(memoIn(written(READ_FIRMS.pension)).risk.risk).toBe(
    "A tool may store in Canada what you keep, and still process it abroad. That has to be checked.",
  );
});

it("what is in place is named, and not counted in blocks", () => {
  expect(memoIn(written(READ_FIRMS.pension)).problem.whatIsSo).toBe(
    "Gorge Harbour Municipal Pension Administration has begun: you ticked a written policy, a committee and pilots in departments, and no budget or champions.",
  );
  for (const [, answers] of EVERY_FIRM)
    expect(JSON.stringify(written(answers).pageOne)).not.toMatch(/building block/);
});

describe("hours that each of several people saves", () => {
  const rowsFor = (aiExperience: string) =>
    memoIn(written(answersFor({ companyEmployees: "51-200", aiExperience }))).worth.sum.rows.map(
      ({ figure, what }) => `${figure} ${what}`,
    );

  it.each([
    "Our 30 developers each save 5 hours a week with Copilot",
    "30 developers saves each 5 hours a week with Copilot",
    "Copilot saves our 30 developers 5 hours a week each",
    "Each of our 30 developers saves 5 hours a week with Copilot",
  ])("are multiplied by how many they are: %s", (typed) => {
    expect(rowsFor(typed)).toEqual(
      expect.arrayContaining([
        "5 hours a week saved by each developer",
        "× 30 developers",
        "6,900 hours a year, as you told it",
      ]),
    );
  });
});

describe("the figures that were typed", () => {
  const figuresOf = (answers: Answers) =>
    /Your figures, as we read them: (.*)\.$/.exec(
      written(answers).currentState?.bottomUpCapabilities ?? "",
    )?.[1];

  it.each([
    [
      "landlord",
      "1,100 maintenance requests a month; 12 minutes for each maintenance request; together 220 hours a month",
    ],
    ["grocer", "shrink up from 1.9% to 2.6%"],
    ["bank", "410 models; false alerts down from 30% to 18%; a backlog of nine months in validation"],
    ["foodbank", "3 days for each coordinator; 22 grant reports a year"],
    [
      "college",
      "900 emails a week; 8 minutes for each email; 40 teachers; 3 departments; together 120 hours a week",
    ],
  ] as const)("of %s are said in words of ours", (name, figures) => {
    expect(figuresOf(FRESH_FIRMS[name])).toBe(figures);
  });

  it("are left in the quotation where a French noun is not known", () => {
    expect(
      figuresOf(answersFor({ otherChallenge: "Nous perdons 14 zorglubs par semaine." })),
    ).toBeUndefined();
  });
});
