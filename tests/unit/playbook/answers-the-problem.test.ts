import type { Answers } from "@/lib/domain/assessment/assessment";
import { profileOf } from "@/lib/playbook/company-profile";
import { writePlaybookReport } from "@/lib/playbook/write-report";
import { FIRMS } from "../../fixtures/firms";
import { harrowgate } from "../../fixtures/firms/people";
import { FRESH_FIRMS } from "../../fixtures/fresh-firms";
import { READ_FIRMS } from "../../fixtures/read-firms";
import { answersFor } from "../../support/answers";
import { memoIn } from "../../support/report-texts";

const NOVEMBER = new Date("2026-11-22T20:00:00Z");
const memoOf = (answers: Answers) => memoIn(writePlaybookReport(answers, NOVEMBER).reportData);
const everyFirm = [...FIRMS, ...Object.values(READ_FIRMS), ...Object.values(FRESH_FIRMS)];

describe("a firm that leads", () => {
  it("is asked to decide on what it wrote is in its way, before anything that runs is counted", () => {
    const { decision, monday, stop, notNow } = memoOf(FRESH_FIRMS.bank);
    expect(decision).toContain("under the chief risk officer: drafted validation papers");
    expect(monday.what).toMatch(/^Sort ten of the models that wait/);
    expect(stop.kind).toBe("trial");
    expect(notNow).not.toContain("running ones");
  });

  it("is told of the day that it typed, and not of the trial twice", () => {
    const text = writePlaybookReport(FRESH_FIRMS.bank, NOVEMBER).markdownReport;
    expect(text).toContain("if they are not validated by May 2027");
    expect(text).not.toContain("Sort what waits for validation into three grades");
  });

  it("counts what runs where nothing typed comes first", () => {
    expect(profileOf(READ_FIRMS.saas).countsUses).toBe(true);
    expect(profileOf(FRESH_FIRMS.bank).countsUses).toBe(false);
  });
});

describe("of two uses that are told", () => {
  const social = (aiExperience: string) => profileOf(answersFor({ ...harrowgate, aiExperience })).lead;

  it.each(["Listings and social posts, most days", "Social posts and listings, most days"])(
    "“%s”: the trial is about the one that was chosen as a challenge",
    (told) => {
      expect(social(told).text).toBe("Listings");
      expect(social(told).trial.measure).toMatch(/^minutes per listing/);
    },
  );

  it("which of many tools to pay for is answered by a trial of one", () => {
    expect(memoOf(answersFor(harrowgate)).problem.whatIsSo).toContain(
      "with one tool: no second one is paid for before its figures are in",
    );
  });
});

it("a tool that was ticked as another one has the name that was typed", () => {
  const { markdownReport } = writePlaybookReport(READ_FIRMS.law, NOVEMBER);
  expect(markdownReport).toContain("You have used ChatGPT yourself, and you named DeepL.");
  expect(markdownReport).not.toContain("a tool that is not on our list");
  expect(profileOf(answersFor({ aiToolsUsed: ["other"] })).toolNames).toEqual([
    "a tool that is not on our list",
  ]);
});

it("what is a system of the firm's is moved to no account", () => {
  const { markdownReport } = writePlaybookReport(READ_FIRMS.law, NOVEMBER);
  expect(markdownReport).not.toMatch(/Use [^.]*DeepL[^.]* for work only|private [^.]*DeepL/);
});

it("no firm reads the same warning against a second tool in two rows", () => {
  for (const answers of everyFirm) {
    const rows = writePlaybookReport(answers, NOVEMBER).reportData.toolDecisions ?? [];
    const warnings = rows.filter(({ doNotBuy }) => doNotBuy?.what.startsWith("A second tool beside"));
    expect(warnings.length).toBeLessThan(2);
  }
});

it("the AI rule allows no tool before the vendor has answered what the report asks first", () => {
  for (const answers of everyFirm) {
    const { annexes = [], toolDecisions = [] } = writePlaybookReport(answers, NOVEMBER).reportData;
    const rule = JSON.stringify(annexes.filter(({ id }) => id === "ai-rule"));
    const asked = toolDecisions.flatMap(({ owned }) => (owned?.say.includes("Ask ") ? [owned.name] : []));
    if (asked.some((name) => rule.includes(name))) expect(rule).toMatch(/said in writing|is in writing/);
  }
});

it("a school is not allowed a tool of which nothing is known yet", () => {
  const { annexes } = writePlaybookReport(READ_FIRMS.charter, NOVEMBER).reportData;
  expect(JSON.stringify(annexes)).toContain(
    "PowerSchool PowerBuddy, once PowerSchool has said in writing what becomes of our content there",
  );
});
