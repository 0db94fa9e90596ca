import type { Answers } from "@/lib/domain/assessment/assessment";
import { profileOf } from "@/lib/playbook/company-profile";
import { LABELS } from "@/lib/playbook/friction/friction";
import { writePlaybookReport } from "@/lib/playbook/write-report";
import { answersFor } from "../../support/answers";
import { memoIn } from "../../support/report-texts";

const NOVEMBER = new Date("2026-11-22T20:00:00Z");
const reportOf = (some: Partial<Answers>) => writePlaybookReport(answersFor(some), NOVEMBER);
const textOf = (some: Partial<Answers>): string => JSON.stringify(reportOf(some).reportData);

describe("a tool into which something was pasted", () => {
  const slip = {
    aiToolsUsed: ["other"],
    aiExperience:
      "A student intern pasted a passport scan in DeepSeek to translate it. DeepL is fine for letters, we pay $30 a month.",
  };

  it("is none that the rule allows or the charter names, and is no tool that the firm works with", () => {
    const { reportData, markdownReport } = reportOf(slip);
    expect(JSON.stringify(reportData)).not.toMatch(/DeepSeek, (?:once|from)|work with DeepSeek/);
    expect(markdownReport).toContain("DeepL");
  });

  it("is the risk on page one", () => {
    expect(memoIn(reportOf(slip).reportData).risk.risk).toContain("content goes where it should not");
  });
});

describe("one party that owns the records and forbids public tools", () => {
  const owner = {
    aiFriction: "Valley Health owns the data and says nothing may be put in a public AI tool.",
    companyEmployees: "201-500",
  };

  it("is called by its name in the risk, the rule and the reply", () => {
    const text = textOf(owner);
    expect(text).toContain("What Valley Health forbids goes into a tool");
    expect(text).toContain("Ask Valley Health in writing which tools");
    expect(text).toContain("until Valley Health has agreed in writing");
  });

  it("has no contracts to sort in piles", () => {
    expect(textOf(owner)).not.toMatch(/three piles|would allow, and begin where no contract/);
  });
});

describe("two unions that one sentence names", () => {
  it("are both spoken with", () => {
    const { reportData } = reportOf({
      aiFriction: "Unifor and CUPE both have a collective agreement with 60 days' notice of new technology.",
      companyEmployees: "201-500",
    });
    expect(memoIn(reportData).decision).toContain("Unifor and CUPE");
  });

  it("know of a trial that their members walked off", () => {
    const text = textOf({
      aiExperience:
        "Trialled an optimizer for six weeks, it left a rider at the curb and drivers walked off.",
      aiFriction: "Teamsters Local 31 wants notice before any change.",
      companyEmployees: "201-500",
    });
    expect(text).not.toContain("Tell the union yourselves what runs already");
  });
});

it("the letter is signed with the name, whatever the title is called in the plan", () => {
  const named = { executiveName: "Ines Roy", companyEmployees: "51-200" };
  expect(textOf({ ...named, executiveTitle: "Chief Executive Officer" })).toContain(
    "Ines Roy, Chief Executive Officer. Signature",
  );
  expect(textOf({ ...named, executiveTitle: "Directrice générale" })).toContain(
    "Ines Roy, Directrice générale",
  );
});

it("of two titles the one of who runs the firm is the owner in the plan", () => {
  const { markdownReport } = reportOf({
    executiveTitle: "Land surveyor, owner",
    companyEmployees: "1-10",
  });
  expect(markdownReport).not.toMatch(/Land surveyor, owner (?:answers|leads|begins)/);
});

it("months in which nothing is touched are told months, and parts of a month are months", () => {
  const { markdownReport } = reportOf({
    aiFriction: "De mi-janvier à fin mars on touche à rien, c'est la pleine saison.",
    companyEmployees: "11-50",
  });
  expect(markdownReport).toContain("January to March as your busy months");
  expect(markdownReport).not.toContain("For the call, from what you wrote");
});

it("what only one person can do is called so, and is no one who leaves", () => {
  const { ledger } = profileOf(answersFor({ aiFriction: "I am the only one who can sign a plan." }));
  const label = LABELS.find(({ keys }) => keys.includes("key_person"));
  const fact = ledger.facts.find((each) => each.kind === "constraint" && each.key === "key_person");
  if (label === undefined || fact === undefined) throw new Error("not read");
  expect(label.short({ fact, beside: [] }, profileOf(answersFor({})))).toBe("what rests on one person");
});
