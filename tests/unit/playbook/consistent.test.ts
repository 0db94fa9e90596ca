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

it("the method says whose judgement the cost is, and the plan at most once from which budget", () => {
  for (const [, answers] of EVERY_FIRM) {
    const { method, roadmap } = written(answers);
    const bands = Object.values(roadmap).map(({ costBand }) => costBand);
    expect(method?.originLegend.find(({ origin }) => origin === "judgement")?.meaning).toMatch(
      /cost bands, in Canadian dollars/,
    );
    expect(bands.filter((band) => /budget you have/.test(band)).length).toBeLessThanOrEqual(1);
  }
});

it("where a tool stores and processes is something to check, and no fact about the firm", () => {
  expect(memoIn(written(READ_FIRMS.pension)).risk.risk).toBe(
    "A tool may store in Canada what you keep, and still process it abroad. That has to be checked.",
  );
});

it("what is in place is named, and not counted in blocks", () => {
  expect(written(READ_FIRMS.pension).executiveSummary).toContain(
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
    ["college", "900 emails a week; 8 minutes for each email; together 120 hours a week"],
  ] as const)("of %s are said in words of ours", (name, figures) => {
    expect(figuresOf(FRESH_FIRMS[name])).toBe(figures);
  });

  it("are left in the quotation where a French noun is not known", () => {
    expect(
      figuresOf(answersFor({ otherChallenge: "Nous perdons 14 zorglubs par semaine." })),
    ).toBeUndefined();
  });
});

describe("what is asked for", () => {
  const amounts = (text: string) =>
    (text.match(/\$[\d,]+/g) ?? []).map((each) => Number(each.replace(/[$,]/g, "")));
  const hoursIn = (text: string) => Number(/(\d+) hours?/.exec(text)?.[1]);

  it.each(EVERY_FIRM)(
    "is the same amount and the same hours on page one and in the phases: %s",
    (_, answers) => {
      const report = written(answers);
      const { roadmap, annexes } = report;
      const { cost, stop } = memoIn(report);
      const { title } = cost;
      const [before, trial] = Object.values(roadmap).map(({ costBand }) => costBand);
      const [first = 0] = amounts(before ?? "");
      const [second = 0] = amounts(trial ?? "");
      expect(first + second).toBe(amounts(title)[0] ?? 0);
      expect(JSON.stringify(annexes)).toContain(title.replace(/\.$/, ""));
      if (stop.kind !== "ban") expect(hoursIn(before ?? "") + hoursIn(trial ?? "")).toBe(hoursIn(title));
    },
  );

  it.each(EVERY_FIRM)("has its hours in the calendar, which says what else is in them: %s", (_, answers) => {
    const report = written(answers);
    const asked = hoursIn(memoIn(report).cost.title);
    const lede = report.calendar?.lede ?? "";
    const after = Number(/takes (\d+) more/.exec(lede)?.[1] ?? 0);
    const beside = Number(/(\d+) of them follow/.exec(lede)?.[1] ?? 0);
    expect(hoursIn(lede) + after - beside).toBe(asked);
  });

  it("is led to from the problem that is quoted, where that is about other work", () => {
    expect(memoIn(written(READ_FIRMS.gc)).problem.whatIsSo).toContain(
      "We begin with RFIs, where you have a figure, and count change orders beside them.",
    );
    expect(memoIn(written(FRESH_FIRMS.foodbank)).problem.whatIsSo).not.toMatch(
      /We begin with|the trial starts there/,
    );
  });

  it("has the one who is against it write the conditions", () => {
    const memo = memoIn(written(READ_FIRMS.clinic));
    expect(memo.decision).toMatch(/^First have the medical director write what would have to be shown; then/);
    expect(memo.stop.text).toContain("a condition of the medical director");
  });
});

describe("what is typed", () => {
  const repliesTo = (typed: Partial<Answers>) =>
    written(answersFor({ ...typed })).currentState?.keyChallenges.join(" ") ?? "";

  it.each([
    [
      { otherChallenge: "Shrink rose from 1.9% to 2.6% in one year, most of it produce" },
      /Shrink, up from 1\.9% to 2\.6%, is counted .*produce is where to look first/,
    ],
    [
      { otherChallenge: "One in eight patients does not show up and the chair stays empty" },
      /Where one in eight patients do not come, .* take the chair at short notice/,
    ],
    [
      { aiFriction: "Validation has a backlog of nine months." },
      /Validation, with a backlog of nine months, is shortened by grade/,
    ],
    [
      { aiExperience: "My estimator used it for two quotes; one forgot the heat treatment" },
      /A quote that forgets the heat treatment/,
    ],
    [
      { aiExperience: "We tried a chatbot for tenants and stopped after it promised a rent reduction" },
      /After a chatbot promised a rent reduction/,
    ],
    [{ aiFriction: "Superintendents answer by text message" }, /If superintendents answer by text message/],
    [
      { aiFriction: "The privacy officer wants a PIA for each tool and has a queue of nineteen." },
      /A queue of nineteen PIAs gets shorter/,
    ],
    [
      { aiFriction: "We are short-staffed every weekend and I do the books at midnight." },
      /short-staffed every weekend.*Begin with the books at midnight/,
    ],
    [
      { otherChallenge: "A third of our sawyers can retire before 2030" },
      /What sawyers who may retire before 2030 know/,
    ],
    [
      { aiFriction: "too many tools, not sure which one to pay for" },
      /which one to pay for is settled by use/,
    ],
    [{ aiFriction: "UFCW opens bargaining in April." }, /Bargaining opens in April/],
    [{ aiFriction: "Mon équipe parle surtout français" }, /A team that works in French/],
    [{ aiFriction: "The bank called the operating loan" }, /With the operating loan called/],
    [
      { otherChallenge: "Clients ask whether they pay for our hours or for the machine's" },
      /answered on the bill/,
    ],
  ] as const)("%j is answered as what it is", (typed, reply) => {
    expect(repliesTo(typed)).toMatch(reply);
  });

  it("a use that every developer has is counted, and not begun again", () => {
    const { lead, pilotStage } = profileOf(
      answersFor({
        aiExperience: "Every developer uses a coding assistant; pull requests are up, so are reverts",
      }),
    );
    expect(pilotStage).toBe("measure");
    expect(lead.trial.pilot).toMatch(
      /^a count of what the coding assistant brings to code changes that your developers make/,
    );
  });

  it("the work that a figure counts is the first pilot, before the department that does it", () => {
    expect(profileOf(FRESH_FIRMS.college).lead.trial.pilot).toBe(
      "drafted answers at the student service desk, for the admissions office first",
    );
    expect(profileOf(FRESH_FIRMS.landlord).lead.trial.pilot).toBe("sorting tenant and owner requests");
  });

  it("a firm near the top of both halves is not told to move them together", () => {
    const { analysis } = writePlaybookReport(READ_FIRMS.saas, new Date("2026-11-18T18:00:00Z")).reportData
      .readinessAssessment;
    expect(analysis).not.toMatch(/in step|move both/);
    expect(analysis).toContain("The next questions are which uses pay for themselves");
  });
});
