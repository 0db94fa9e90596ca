import fc from "fast-check";
import type { Annex } from "@/lib/domain/report/annex";
import { subsectors } from "@/lib/knowledge/subsectors";
import { annexesOf as annexesWrittenOn } from "@/lib/playbook/annexes/annexes-of";
import { profileOf } from "@/lib/playbook/company-profile";
import { writePlaybookReport } from "@/lib/playbook/write-report";
import { READ_FIRMS } from "../../fixtures/read-firms";
import { answersFor } from "../../support/answers";
import { anyAnswers } from "../../support/any-answers";
import { memoIn, textsOf } from "../../support/report-texts";

const TODAY = new Date("2026-11-22T20:00:00Z");
const annexesOf = (answers: Parameters<typeof profileOf>[0]): Annex[] => annexesWrittenOn(answers, TODAY);
const words = (value: unknown): string =>
  textsOf(value)
    .map(({ text }) => text)
    .join("\n");
const annexOf = (answers: Parameters<typeof profileOf>[0], id: Annex["id"]): string =>
  words(annexesOf(answers).filter((annex) => annex.id === id));

describe("the ten firms", () => {
  it.each([
    ["law", "ai-rule", ["Clio Manage", "DeepL Pro", "refugee narratives", "opened at its origin"]],
    ["law", "resolution", ["Resolution of the partners"]],
    ["law", "error-log", ["two of the five cases did not exist"]],
    ["law", "vendor-questions", ["our insurer", "no source exists"]],
    ["ski", "ai-rule", ["the AI in Mews"]],
    ["salmon", "staff-letter", ["Tagalog, Punjabi and Cantonese"]],
    [
      "salmon",
      "ai-rule",
      ["by voice or on paper", "crew files and permits", "DFO", "Tagalog, Punjabi and Cantonese"],
    ],
    [
      "pension",
      "resolution",
      ["Resolution of the trustees", "one privacy assessment", "where it is worked on"],
    ],
    ["pension", "ai-rule", ["must not leave Canada", "social insurance numbers"]],
    ["timber", "resolution", ["article 17 of the collective agreement", "No new money", "USW local"]],
    ["timber", "staff-letter", ["hours of the bargaining unit", "USW local"]],
    ["saas", "ai-rule", ["named owner", "secrets and keys"]],
    ["saas", "vendor-questions", ["our auditor", "EU AI Act", "one solved case"]],
    ["clinic", "ai-rule", ["A scribe that one person pays for"]],
    ["clinic", "staff-letter", ["under contract"]],
    ["gc", "ai-rule", ["Microsoft 365 Copilot Chat", "by voice or on paper", "prices of trades"]],
    ["cpa", "error-log", ["It made up a CRA bulletin"]],
  ] as const)("%s: %s says %j", (firm, id, facts) => {
    const text = annexOf(READ_FIRMS[firm], id);
    for (const fact of facts) expect(text).toContain(fact);
  });
});

it("the rule lets the trial's scribe hear what it forbids to every other tool", () => {
  const clinic = answersFor({
    companyIndustry: "healthcare",
    businessChallenges: ["reducing_clinician_documentation_and_paperwork"],
  });
  expect(profileOf(clinic).lead.trial.pilot).toContain("scribe");
  expect(annexOf(clinic, "ai-rule")).toContain(
    "The scribe of the trial may hear a visit to which the patient has agreed",
  );
  expect(annexOf(READ_FIRMS.gc, "ai-rule")).not.toContain("scribe");
});

it("a charity's resolution is its board's: no one owns it", () => {
  const charity = answersFor({
    companyName: "Moisson du Nord",
    companyEmployees: "11-50",
    aiFriction: "Nos bénévoles écrivent aux donateurs et aux bailleurs de fonds",
  });
  expect(profileOf(charity).reading.subsector?.id).toBe("food-bank");
  expect(annexOf(charity, "resolution")).toContain("The board of Moisson du Nord resolves");
});

it("the letter promises hours only as the leader's own decision, to the bargaining unit where there is a union", () => {
  const union = annexOf(READ_FIRMS.timber, "staff-letter");
  expect(union).toMatch(
    /\[To be decided by the Mill Manager\. Given: ____ Not given: ____\] During the trial no hours of the bargaining unit are cut/,
  );
  expect(annexOf(READ_FIRMS.ski, "staff-letter")).not.toContain("bargaining unit");
});

it("the resolution asks for the amount and the end of page one, and what runs is asked for evidence", () => {
  const { reportData } = writePlaybookReport(READ_FIRMS.gc, TODAY);
  const memo = memoIn(reportData);
  const asked = words(reportData.annexes?.filter(({ id }) => id === "resolution"));
  expect(asked).toContain(`Amount. ${memo.cost.title}`);
  expect(asked).toContain(`It ends early if ${memo.stop.text}`);
  expect(annexOf(READ_FIRMS.saas, "resolution")).toContain(
    "no new use of AI is approved. What runs goes on.",
  );
});

it("a firm that bans AI gets a rule, a resolution and a letter that keep the ban", () => {
  const banned = answersFor({ aiFriction: "We banned ChatGPT last year", aiToolsUsed: ["none"] });
  expect(annexOf(banned, "ai-rule")).toContain("No AI tool is used for our work.");
  expect(annexOf(banned, "resolution")).toContain("The ban on AI at work stays");
  expect(annexOf(banned, "staff-letter")).toContain("AI assistants stay banned");
  expect(annexOf(READ_FIRMS.gc, "staff-letter")).not.toMatch(/\bban(?:ned)?\b/);
});

const BLANK_OR_ODD = /^\s*$|undefined|null|NaN|\{\w|\.\.|,,| {2}| [.,;:]/;

describe("whatever the form can send", () => {
  it("gives six annexes without an empty clause, a placeholder or a doubled stop", () => {
    fc.assert(
      fc.property(anyAnswers, (answers) => {
        const annexes = annexesOf({
          ...answers,
          companyName: "Example Works Ltd.",
          executiveName: "Alex Example",
        });
        expect(annexes.map(({ id }) => id)).toHaveLength(6);
        const odd = textsOf(annexes).filter(({ text }) => BLANK_OR_ODD.test(text));
        expect(odd).toEqual([]);
        for (const { parts } of annexes) {
          for (const part of parts) {
            if (part.kind === "clauses") expect(part.items.length).toBeGreaterThan(0);
            if (part.kind === "table")
              for (const row of part.rows) expect(row).toHaveLength(part.columns.length);
          }
        }
      }),
      { numRuns: 150 },
    );
  });

  it("asks a vendor ten questions, none of them twice", () => {
    fc.assert(
      fc.property(anyAnswers, (answers) => {
        const [, list] = annexesOf(answers).find(({ id }) => id === "vendor-questions")?.parts ?? [];
        const asked = list?.kind === "clauses" ? list.items : [];
        expect(new Set(asked).size).toBe(10);
      }),
      { numRuns: 100 },
    );
  });

  it("keeps out what their own kind of firm keeps out, and nothing of another", () => {
    fc.assert(
      fc.property(anyAnswers, (answers) => {
        const firm = profileOf(answers);
        const own = firm.reading.subsector;
        const text = words(annexesOf(answers));
        const ofOthers = subsectors
          .flatMap(({ keepOut }) => keepOut)
          .filter((secret) => !own?.keepOut.includes(secret) && !firm.words.keepOut.includes(secret));
        const told = ofOthers.filter((secret) => text.includes(`${secret},`) || text.includes(`, ${secret}`));
        expect(told).toEqual([]);
      }),
      { numRuns: 100 },
    );
  });
});
