import fc from "fast-check";
import type { Answers } from "@/lib/domain/assessment/assessment";
import { Memo } from "@/lib/domain/report/memo";
import { writePlaybookReport } from "@/lib/playbook/write-report";
import { FIRMS, WRITTEN_ON } from "../../../fixtures/firms";
import { READ_FIRMS } from "../../../fixtures/read-firms";
import { answersFor } from "../../../support/answers";
import { anyAnswers } from "../../../support/any-answers";
import { memoIn, wordsOnPageOne } from "../../../support/report-texts";
import { FIRM_KEYS, firmAnswers } from "../../../support/typed-firms";

const reportOf = (answers: Answers) => writePlaybookReport(answers, WRITTEN_ON).reportData;

const memoOf = (answers: Answers): Memo => memoIn(reportOf(answers));

const figuresOf = (answers: Answers): string[] =>
  memoOf(answers).worth.sum.rows.map(({ figure, what }) => `${figure} ${what}`);

const typedBy = ({ otherChallenge, aiFriction, aiExperience }: Answers): string =>
  [otherChallenge, aiFriction, aiExperience].join("\n").toLowerCase();

const ALL: [string, Answers][] = [
  ...Object.entries(READ_FIRMS),
  ...FIRM_KEYS.map((key): [string, Answers] => [`${key}, as typed`, firmAnswers(key)]),
  ...FIRMS.map((firm): [string, Answers] => [firm.companyName, firm]),
];

describe.each(ALL)("the memo of %s", (_, answers) => {
  it("quotes a whole sentence or clause of theirs, of at most 90 characters, and nothing that is cut", () => {
    const { quotation, paraphrase } = memoOf(answers).problem;
    if (quotation === null) {
      expect(paraphrase).toMatch(/\S.*\.$/);
      return;
    }
    expect(paraphrase).toBeNull();
    expect([...quotation].length).toBeLessThanOrEqual(90);
    expect(quotation).not.toContain("…");
    expect(typedBy(answers).replace(/["“”]/g, "'")).toContain(quotation.replace(/[.?]$/, "").toLowerCase());
  });

  it("is said in at most 200 words, without the bill", () => {
    expect(wordsOnPageOne(reportOf(answers))).toBeLessThanOrEqual(200);
  });

  it("asks for one decision, with its cost, its last day and Monday's step", () => {
    const { decision, cost, stop, monday, notNow, risk } = memoOf(answers);
    for (const text of [decision, cost.title, cost.text, stop.text, monday.what, monday.who, notNow])
      expect(text).toMatch(/[.?]$/);
    expect(cost.title).toMatch(/hours\.$/);
    expect(stop.on).toMatch(/^[A-Z][a-z]+ \d+, 20\d\d$/);
    expect([risk.risk, risk.control].join(" ")).toMatch(/\w.*\.$/);
  });

  it("says where each number of the bill is from, and points at a source that is listed", () => {
    const report = reportOf(answers);
    const { sources } = report;
    for (const { from } of memoIn(report).worth.sum.rows) {
      const [, note] = from?.match(/^\[(\d+)\]$/) ?? [];
      if (note !== undefined) expect(sources.map(({ number }) => number)).toContain(Number(note));
      else expect([null, "you wrote", "our assumption", "fill in", "for scale"]).toContain(from);
    }
  });
});

it("a story of what works is no problem, and a trial is not asked for under a ban", () => {
  const told = memoOf(
    answersFor({ aiExperience: "Every developer uses a coding assistant in our workflow." }),
  );
  expect(told.problem.quotation).toBeNull();
  const banned = memoOf(answersFor({ aiFriction: "We banned ChatGPT last year." }));
  expect(JSON.stringify([banned.decision, banned.worth, banned.cost, banned.monday])).not.toMatch(
    /\btrial\b/,
  );
});

describe("what it is worth", () => {
  it("is worked out from what gc typed: 20 minutes on 300 RFIs are 100 hours a month", () => {
    expect(figuresOf(READ_FIRMS.gc)).toEqual([
      "20 minutes saved on one RFI",
      "× 300 RFIs a month, ÷ 60",
      "100 hours a month, as you told it",
      "× 0.4 to 0.8 counted on: less checking, the low end half",
      "× 12 months",
      "480 to 960 hours a year",
      "× $37.50 median hour, construction, British Columbia",
      "$18,000 to $36,000 a year of paid time",
    ]);
    expect(memoOf(READ_FIRMS.gc).worth.sum.headline).toBe("$18,000 to $36,000 a year of paid time");
  });

  it("is 15 minutes or 37.5% a letter for pension, who is asked how many letters there are", () => {
    expect(figuresOf(READ_FIRMS.pension)).toEqual(
      expect.arrayContaining([
        "40 − 25 minutes for one letter, before and after",
        "15 minutes saved on one letter: 37.5%",
        "250 hours for each 1,000 letters",
        "$3,800 to $7,600 of paid time for each 1,000 letters",
      ]),
    );
    expect(memoOf(READ_FIRMS.pension).worth.mustBeTrue).toContain("How many letters a month?");
  });

  it("is 220 hours a year for the hour a day of the one who owns the hotel, at an hour that only she knows", () => {
    expect(figuresOf(READ_FIRMS.ski)).toEqual(
      expect.arrayContaining([
        "220 hours a year, as you told it",
        "88 to 176 hours a year",
        "× $____ your own hour, which is not in our table of wages",
      ]),
    );
  });

  it("is one idle hour of the 200 people of salmon's roster", () => {
    expect(memoOf(READ_FIRMS.salmon).worth.sum.headline).toBe("$7,000 for each hour without work");
  });

  it("is the hours of physicians by the cited pilot for clinic, without a dollar", () => {
    const { sum } = memoOf(READ_FIRMS.clinic).worth;
    expect(sum.headline).toBe("1,860 to 3,730 hours of physicians a year");
    expect(JSON.stringify(sum)).not.toMatch(/\$\d/);
  });

  it("is what one ticket costs either way for who leads, with the share that was typed", () => {
    expect(figuresOf(READ_FIRMS.saas)).toContain("× 38% done by software");
  });

  it.each(["law", "charter", "timber", "cpa"] as const)(
    "has three blanks for %s, who typed no number, and a worked line that is marked as an example",
    (key) => {
      const { sum, example } = memoOf(READ_FIRMS[key]).worth;
      expect(sum.rows.filter(({ figure }) => figure.includes("____"))).toHaveLength(3);
      expect(JSON.stringify(sum).replace(/× \$[\d.]+/, "")).not.toMatch(/\$\d/);
      if (example !== null)
        expect(example).toMatch(/^with .* people, 15 minutes less on \d+ [a-z ]+ a month/);
    },
  );

  it("never calls time that is spent a gain", () => {
    const { worth } = memoOf(
      answersFor({ aiFriction: "Each estimate takes us 40 minutes and we write 200 estimates a month." }),
    );
    expect(worth.sum.headline).toMatch(/goes? into it$/);
    expect(worth.mustBeTrue).toContain("no saving");
    expect(JSON.stringify(worth)).not.toMatch(/\bsaved\b|counted on/);
  });

  it("refuses to multiply minutes of one thing with the number of another", () => {
    const { sum } = memoOf(
      answersFor({ aiExperience: "ChatGPT saves 20 minutes per quote. We send 300 invoices a month." }),
    ).worth;
    expect(sum.rows.map(({ figure }) => figure).slice(0, 2)).toEqual(["____", "× 300"]);
    expect(sum.rows.some(({ figure }) => /\b(?:20|100|6,000)\b/.test(figure))).toBe(false);
  });
});

describe("what is asked for", () => {
  const asked = (aiFriction: string, other: Partial<Answers> = {}) =>
    memoOf(answersFor({ aiFriction, ...other }));

  it("respects a ban: what would have to be true, and no trial", () => {
    const { decision, cost, stop } = asked("We banned ChatGPT last year.");
    expect(decision).toMatch(/^Keep the ban/);
    expect(cost.title).toMatch(/^No money, and \d+ hours\.$/);
    expect(stop.kind).toBe("ban");
  });

  it("begins with the union, and changes no job", () => {
    const { decision, monday } = memoOf(READ_FIRMS.timber);
    expect(decision).toMatch(/^First ask the USW which uses need notice; then .*with no job changed\.$/);
    expect(monday.what).toContain("with the USW");
  });

  it.each([
    ["no money is left", memoOf(READ_FIRMS.timber)],
    ["cash is short", asked("Our bank froze the line of credit and payroll is at risk.")],
  ])("asks for no money where %s", (_, { cost }) => {
    expect(cost.title).toMatch(/^No new money/);
    expect(cost.text).toContain("with what you own already.");
  });

  it("asks who leads for evidence, and for no pilot", () => {
    const { decision, stop, notNow } = memoOf(READ_FIRMS.saas);
    expect(decision).toBe(
      "One page of evidence on what runs: cost per result, errors found, and who may switch it off.",
    );
    expect(stop.kind).toBe("uses");
    expect(notNow).not.toMatch(/not ready/);
  });

  it("ends a trial that needs a signal where there is none", () => {
    expect(memoOf(READ_FIRMS.gc).stop.text).toMatch(/, or if it needs a signal where there is none\.$/);
  });

  it("has the board say first what “in Canada” means, and covers drafts with one assessment", () => {
    const { decision, risk } = memoOf(READ_FIRMS.pension);
    expect(decision).toMatch(/^First say whether “in Canada” means stored or processed there/);
    expect(risk.control).toContain("one umbrella assessment");
  });

  it("costs no more than the low end of a year is worth", () => {
    expect(memoOf(READ_FIRMS.gc).cost.title).toBe("At most $18,000, and 158 hours.");
  });
});

describe("the risk", () => {
  it.each([
    ["law", "Another invented answer gets through, like the one you met about the Federal Court."],
    ["clinic", "Private accounts hold what you answer for."],
    ["timber", "A grievance stops the trial before it shows anything."],
    ["saas", "You are asked where content goes, and have no page to show."],
  ] as const)("of %s is the one that was typed", (key, risk) => {
    expect(memoOf(READ_FIRMS[key]).risk.risk).toBe(risk);
  });
});

it("the summary says the problem and the decision of the memo", () => {
  for (const answers of Object.values(READ_FIRMS)) {
    const report = reportOf(answers);
    const { quotation, paraphrase } = memoIn(report).problem;
    expect(report.executiveSummary).toContain(quotation ?? paraphrase);
    expect(report.executiveSummary).toContain("The decision that we ask for:");
  }
});

it("whatever the form can send has a memo, and never a number that is none", () => {
  fc.assert(
    fc.property(anyAnswers, (answers) => {
      const report = reportOf(answers);
      const memo = memoIn(report);
      expect(Memo.parse(memo)).toEqual(memo);
      expect(JSON.stringify({ ...memo, problem: null })).not.toMatch(/NaN|Infinity|undefined/);
      expect([...(memo.problem.quotation ?? "")].length).toBeLessThanOrEqual(90);
      expect(wordsOnPageOne(report)).toBeLessThanOrEqual(200);
    }),
    { numRuns: 40 },
  );
});
