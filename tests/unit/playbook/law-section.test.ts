import type { Answers } from "@/lib/domain/assessment/assessment";
import { ReportData } from "@/lib/domain/report/report";
import { writePlaybookReport } from "@/lib/playbook/write-report";
import { READ_FIRMS } from "@/tests/fixtures/read-firms";
import { FIRMS } from "../../fixtures/firms";
import { FRESH_FIRMS } from "../../fixtures/fresh-firms";

type Key = keyof typeof READ_FIRMS;
const TODAY = new Date("2026-11-22T20:00:00Z");
const written = (key: Key) => writePlaybookReport(READ_FIRMS[key], TODAY);
const lawOf = (key: Key) => {
  const { law } = written(key).reportData;
  if (law === undefined) throw new Error("The report has its law.");
  return law;
};
const names = (key: Key) =>
  lawOf(key)
    .applies.map(({ name }) => name)
    .join("; ");

describe("the law in a report", () => {
  it.each([
    ["pension", /FIPPA/],
    ["timber", /section 54/],
    ["law", /Federal Court notice.*Law Society of BC/],
    ["clinic", /PIPA and AI scribes.*Quebec/],
    ["charter", /Alberta Protection of Privacy Act/],
    ["saas", /EU AI Act/],
    ["cpa", /CPABC Code/],
    ["ski", /drip pricing/],
    ["gc", /BC PIPA/],
    ["salmon", /BC PIPA/],
  ] as const)("%s: is right for place and sector", (key, expected) => {
    expect(names(key)).toMatch(expected);
  });

  it("is first of all that of the place they work from, and then of one more that they reach", () => {
    const listed = (answers: Answers) =>
      writePlaybookReport(answers, TODAY).reportData.law?.applies.map(({ name }) => name) ?? [];
    const [, , , merrow, , oxbow] = FIRMS;
    expect(merrow && listed(merrow)).toEqual([
      expect.stringMatching(/BC PIPA/),
      expect.stringMatching(/Law 25/),
    ]);
    expect(oxbow && listed(oxbow).join()).toMatch(/BC PIPA.*EU AI Act/);
  });

  it("tells a bank, which is federally regulated, of no provincial act on job postings", () => {
    const { law } = writePlaybookReport(FRESH_FIRMS.bank, TODAY).reportData;
    expect(law?.applies.map(({ name }) => name).join()).not.toMatch(/Employment Standards/);
  });

  it("the rates of British Columbia are told where the head office is, and not to a firm of Calgary", () => {
    const rates = (answers: Answers) =>
      JSON.stringify(writePlaybookReport(answers, TODAY).reportData.industryBenchmarks);
    expect(rates(FRESH_FIRMS.engineers)).not.toContain("British Columbia");
    expect(rates(READ_FIRMS.law)).toContain("British Columbia");
  });

  it("says what a pension plan might expect and need not care about", () => {
    const { applies, doesNotApply } = lawOf("pension");
    expect(doesNotApply.map(({ name }) => name).join()).toMatch(/E-23/);
    expect(applies.map(({ name }) => name).join()).not.toMatch(/E-23/);
  });

  it.each(["law", "salmon", "pension", "ski", "charter", "timber", "saas", "clinic", "gc", "cpa"] as const)(
    "%s: at most four, each with its status, date and source, and once that this is no advice",
    (key) => {
      const { reportData, markdownReport } = written(key);
      const { applies, doesNotApply } = lawOf(key);
      const listed = new Set(reportData.sources.map(({ number }) => number));
      expect(applies.length).toBeLessThanOrEqual(4);
      expect(doesNotApply.length).toBeLessThanOrEqual(2);
      for (const { status, asks } of applies) {
        expect(asks.length).toBeLessThanOrEqual(2);
        const [, note] = /^[A-Z].* \[(\d+)\](?:; checked (?:on|to) [^;]+)?\.$/.exec(status) ?? [];
        expect(listed).toContain(Number(note));
      }
      expect(markdownReport.match(/General information, not legal advice/g)).toHaveLength(1);
    },
  );

  it("what a college of one province says is not told in another", () => {
    const { law } = writePlaybookReport(FRESH_FIRMS.dental, TODAY).reportData;
    expect(law?.doesNotApply.map(({ name }) => name).join()).not.toMatch(/of BC/);
  });

  it("a bill that was not looked at lately is named as such", () => {
    const late = new Date("2027-06-22T20:00:00Z");
    const { applies } = writePlaybookReport(READ_FIRMS.saas, late).reportData.law ?? { applies: [] };
    for (const { sentence, asks } of applies)
      if (sentence.includes("was a bill when it was last looked at")) expect(asks).toEqual([]);
    expect(applies.length).toBeGreaterThan(0);
  });

  it("the sentence on what they do decides where the rest leaves it open", () => {
    const firm = {
      ...READ_FIRMS.gc,
      companyName: "Example Ltd.",
      otherPlatforms: null,
      executiveTitle: "CEO",
    };
    const plain = {
      ...firm,
      companyIndustry: "consulting",
      otherChallenge: null,
      aiFriction: null,
      aiExperience: null,
    };
    const told = { ...plain, companyActivity: "We are a law firm in Vancouver." };
    const read = (answers: typeof plain) => writePlaybookReport(answers, TODAY).reportData;
    expect(read(plain).currentState.readAs).toBeUndefined();
    expect(read(told).currentState.readAs).toMatch(
      /^We read you as a general law firm because of “law firm” in what you say you do\.$/,
    );
    expect(
      read(told)
        .law?.applies.map(({ name }) => name)
        .join(),
    ).toMatch(/Law Society/);
    expect(read(told).currentState.inYourWords[0]).toEqual({
      label: "What you do",
      text: "We are a law firm in Vancouver",
    });
  });

  it("a report of before opens without decisions on tools, law and kind of firm", () => {
    const { toolDecisions: _, law: __, ...before } = written("gc").reportData;
    expect(ReportData.parse(before).toolDecisions).toBeUndefined();
  });
});
