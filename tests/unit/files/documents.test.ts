import type { ReportParts } from "@/lib/domain/report/document/document";
import type { FileParts } from "@/lib/domain/report/files";
import { aiRule, boardMinute, pilotCharter } from "@/lib/files/word/documents";
import { aiRulePage } from "@/lib/files/word/pages";
import { annexesOf } from "@/lib/playbook/annexes/annexes-of";
import { READ_FIRMS } from "../../fixtures/read-firms";
import { sampleAssessment, sampleReport } from "../../fixtures/report-sample";
import { answersFor } from "../../support/answers";
import { openOffice } from "../../support/office-file";
import { filePartsOf, named, ODD_NAMES, partsOfReport, tenFirms } from "../../support/report-files";

const DOCUMENTS = { "AI rule": aiRule, "pilot charter": pilotCharter, "board minute": boardMinute };
const TEXT = /^word\/(?:document|footer\d+)\.xml$/;

async function textOf(make: (report: ReportParts) => Promise<Uint8Array>, { report }: FileParts) {
  const file = await openOffice(await make(report));
  expect(file.faults()).toEqual([]);
  const text = file.text(TEXT);
  expect(text).not.toMatch(/undefined|null|NaN|\[object|\[\d+\]/);
  expect(text).not.toMatch(/household|children|Personal and Family/i);
  // What is to be filled in is in brackets, so that it is seen.
  expect(text.replaceAll("[__________]", "")).not.toContain("_");
  return text;
}

/** A line of eleven points across the page has some ninety-five characters; a page has some fifty lines. */
const LINE = 92;
const MOST_LINES = 46;
const linesIn = (text: string): number =>
  text.split("\n").reduce((lines, paragraph) => lines + Math.max(1, Math.ceil(paragraph.length / LINE)), 0);

describe.each(Object.entries(DOCUMENTS))("the %s", (_, make) => {
  test.each(tenFirms())(
    "of %s is sound, filled in, and leaves nothing empty unmarked",
    async (_firm, parts) => {
      const text = await textOf(make, parts);
      expect(text).toMatch(/General information, not legal advice\.$/m);
    },
  );

  test.each(ODD_NAMES)("of a company called %j is sound", async (name) => {
    const [[, parts] = []] = tenFirms();
    if (parts === undefined) throw new Error("There are ten firms.");
    await textOf(make, named(parts, name));
  });

  test("of a firm that named nothing is there as well", async () => {
    await textOf(
      make,
      filePartsOf(answersFor({ companyIndustry: "other", businessChallenges: [], aiToolsUsed: ["none"] })),
    );
    await textOf(
      make,
      filePartsOf(answersFor({ companyIndustry: "other", businessChallenges: [], aiToolsUsed: ["other"] })),
    );
  });

  test("of a report from before there were annexes is made from the answers", async () => {
    const parts = partsOfReport(sampleAssessment, sampleReport);
    const annexes = annexesOf(answersFor({}), parts.report.writtenOn);
    const reportData = { ...parts.report.reportData, annexes };
    await textOf(make, { ...parts, report: { ...parts.report, reportData } });
  });
});

describe("the AI rules of ten firms", () => {
  const rules = () => tenFirms().map(([name, { report }]) => ({ name, page: aiRulePage(report) }));
  const clausesOf = (name: string): string[] =>
    rules()
      .filter((rule) => rule.name === name)
      .flatMap(({ page }) => page.parts.flatMap((part) => (part.kind === "clauses" ? part.items : [])));

  test("say eight things: its reach, tools, what stays out, checks, decisions, questions, mistakes, review", () => {
    const SUBJECTS = [
      /^This rule is for /,
      /^Use only the (?:accounts of ours|tools that our written policy allows)|^The only tool allowed|^Only these tools|^No AI tool is used/,
      /^Never put into an AI tool/,
      /^Check every result/,
      /^No AI tool decides/,
      /^Not sure\? Ask /,
      /report mistakes to the same person by the end of the next working day/,
      /will review it by .*, then every six months\./,
    ];
    for (const { name } of rules())
      for (const subject of SUBJECTS)
        expect({ name, subject, said: clausesOf(name).some((clause) => subject.test(clause)) }).toMatchObject(
          { said: true },
        );
  });

  test("differ in what stays out and who is responsible, firm by firm", () => {
    const distinct = (subject: RegExp) =>
      new Set(rules().map(({ name }) => clausesOf(name).find((clause) => subject.test(clause)))).size;
    expect(distinct(/^Never put into an AI tool/)).toBe(10);
    expect(distinct(/ is responsible for this rule/)).toBeGreaterThanOrEqual(8);
    expect(
      distinct(
        /^Use only the (?:accounts of ours|tools that our written policy allows)|^The only tool allowed|^Only these tools|^No AI tool is used/,
      ),
    ).toBeGreaterThanOrEqual(7);
    expect(distinct(/^No AI tool decides/)).toBeGreaterThanOrEqual(4);
  });

  test("speak of the firm's own tools and secrets", () => {
    expect(clausesOf("gc").join(" ")).toContain("Microsoft 365 Copilot Chat");
    expect(clausesOf("law").join(" ")).toContain("DeepL Pro");
    expect(clausesOf("law").join(" ")).toContain(
      "passwords, or anything that we agreed to keep confidential",
    );
  });

  test.each(tenFirms())("of %s fits one page", async (_, parts) => {
    expect(linesIn(await textOf(aiRule, parts))).toBeLessThan(MOST_LINES);
  });

  test("of a firm of up to ten is half a page", () => {
    const text = clausesOf("cpa").join("\n");
    expect(linesIn(text)).toBeLessThan(MOST_LINES / 2);
  });
});

test("the minute has three resolutions, each to be moved and signed, and the first is the report's", async () => {
  const parts = filePartsOf(READ_FIRMS.gc);
  const text = await textOf(boardMinute, parts);
  expect(text.match(/^Resolution \d: .+$/gm)).toEqual([
    "Resolution 1: one trial, with an end",
    "Resolution 2: the AI rule",
    "Resolution 3: the sponsor",
  ]);
  expect(text.match(/^Moved: \[__________\] Seconded/gm)).toHaveLength(3);
  const clauses = parts.report.reportData.annexes
    ?.find(({ id }) => id === "resolution")
    ?.parts.flatMap((part) => (part.kind === "clauses" ? part.items : []));
  for (const clause of clauses ?? []) expect(text).toContain(clause);
});
