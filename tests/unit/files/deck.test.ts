import { boardDeck } from "@/lib/deck/deck";
import type { FileParts } from "@/lib/domain/report/files";
import { sampleAssessment, sampleReport } from "../../fixtures/report-sample";
import { openOffice } from "../../support/office-file";
import { named, ODD_NAMES, partsOfReport, tenFirms } from "../../support/report-files";

const SLIDES = /^ppt\/slides\/slide\d+\.xml$/;
const MOST_BYTES = 60_000;
const SMALLEST = 1200;

async function expectSound({ report, target }: FileParts) {
  const bytes = await boardDeck(report, target);
  const file = await openOffice(bytes);
  expect(file.faults()).toEqual([]);
  expect(bytes.length).toBeLessThan(MOST_BYTES);
  const slides = file.names.filter((name) => SLIDES.test(name));
  expect(slides).toHaveLength(8);
  for (const name of slides) {
    const xml = file.xml(name);
    for (const [, size] of xml.matchAll(/\bsz="(\d+)"/g))
      expect(Number(size)).toBeGreaterThanOrEqual(SMALLEST);
    for (const [, color] of xml.matchAll(/<a:srgbClr val="([^"]*)"/g)) expect(color).toMatch(/^[0-9A-F]{6}$/);
    for (const [shape] of xml.matchAll(/<p:sp>.*?<\/p:sp>/gs)) expect(shape).toContain("<p:txBody>");
    // A paragraph's properties come first in it, and once.
    expect(xml).not.toMatch(/<\/a:r><a:pPr/);
    expect(xml).not.toMatch(/notesSlide|notesMaster/);
  }
  expect(file.names.filter((name) => /notes|media|charts|embeddings/i.test(name))).toEqual([]);
  const text = file.text(SLIDES);
  expect(text).not.toMatch(/undefined|null|NaN|\[object/);
  expect(text).not.toMatch(/household|your children|our children|Personal and Family/i);
  expect(file.xml("docProps/app.xml")).not.toContain("PptxGenJS");
  return text;
}

/** A line of the last slide that says where a note is from. */
const isSource = (line: string): boolean => /^\[\d+\] /.test(line);

describe("the deck for the board", () => {
  test.each(tenFirms())("of %s has eight sound slides in the firm's own voice", async (_, parts) => {
    const text = await expectSound(parts);
    expect(text).toContain("AI readiness: where we stand, what we do next");
    expect(text).toContain("Three moves this quarter.");
    expect(text).toContain("What we ask of the board");
    const own = text.split("\n").filter((line) => !isSource(line));
    expect(own.join("\n").replace(/“[^”]*”/g, "")).not.toMatch(/\b(?:you|your|yours)\b/i);
    // A source keeps its title.
    for (const { number, title } of parts.report.reportData.sources)
      if (text.includes(`\n[${number}] `)) expect(text).toContain(`[${number}] ${title}`);
  });

  test.each(ODD_NAMES)("of a company called %j is sound too, and says the name as it is", async (name) => {
    const [[, parts] = []] = tenFirms();
    if (parts === undefined) throw new Error("There are ten firms.");
    const text = await expectSound(named(parts, name));
    expect(text).toContain(name.length > 100 ? name.slice(0, 40) : name);
  });

  test("of a report of before is sound, with what that report has", async () => {
    const text = await expectSound(partsOfReport(sampleAssessment, sampleReport));
    expect(text).toContain("Vision inspection on every line");
    expect(text).not.toContain("Decide");
  });

  test("shows a target where one is stored", async () => {
    const [[, parts] = []] = tenFirms();
    if (parts === undefined) throw new Error("There are ten firms.");
    expect(await expectSound(parts)).not.toContain("Our target");
    const text = await expectSound({ ...parts, target: { score: 62, stage: "Scaling" } });
    expect(text).toMatch(/Our target\n6\.2 of 10, Scaling/);
  });

  test("every note on a slide has its source on the last one, and no other is there", async () => {
    for (const [, { report }] of tenFirms()) {
      const file = await openOffice(await boardDeck(report));
      const lines = file.text(/slide[2-8]\.xml$/).split("\n");
      const [listed, noted] = [lines.filter(isSource), lines.filter((line) => !isSource(line))].map((some) =>
        [...new Set([...some.join(" ").matchAll(/\[(\d+)\]/g)].map(([, number]) => number))].sort(),
      );
      expect(listed).toEqual(noted);
    }
  });

  test("what was typed too long ends at a word, and says where the rest is", async () => {
    const [[, parts] = []] = tenFirms();
    if (parts === undefined) throw new Error("There are ten firms.");
    const { reportData } = parts.report;
    const long = "Considerable ".repeat(300);
    const risks = {
      ...reportData,
      readinessAssessment: { ...reportData.readinessAssessment, analysis: long },
    };
    const text = await expectSound({ ...parts, report: { ...parts.report, reportData: risks } });
    expect(text).toMatch(/Considerable… \(report, section\s3\)/);
  });
});
