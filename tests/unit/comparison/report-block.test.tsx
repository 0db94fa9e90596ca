import { renderToStaticMarkup } from "react-dom/server";
import { Section } from "@/components/report/blocks";
import { slidesOf } from "@/lib/deck/deck";
import type { ComparedCell, ReportComparison } from "@/lib/domain/comparison/comparison";
import { NOT_YET } from "@/lib/domain/comparison/messages";
import { reportDocument } from "@/lib/domain/report/document/document";
import { markdownOf } from "@/lib/domain/report/document/markdown";
import { SAMPLE_WRITTEN_ON, sampleAssessment, sampleReport } from "@/tests/fixtures/report-sample";

const CELL: ComparedCell = {
  key: "industry:manufacturing",
  label: "Manufacturing",
  firms: 25,
  publishedAt: new Date("2026-11-03T18:00:00Z"),
  figures: {
    median: 44,
    low: 35,
    high: 55,
    topDown: 40,
    bottomUp: 46,
    q1: 31,
    q3: 57,
    shares: { ai_policy: 3 },
  },
  score: 58,
  hasPolicy: false,
};
const published = (some: Partial<ComparedCell> = {}): ReportComparison => ({
  cell: { ...CELL, ...some },
  reason: "industry",
  chapter: "Coast and Range Chapter",
});
const partsOf = (comparison: ReportComparison | undefined) => ({
  reportData: sampleReport,
  assessment: sampleAssessment,
  writtenOn: SAMPLE_WRITTEN_ON,
  family: "hidden" as const,
  comparison,
});
const documentOf = (comparison?: ReportComparison) => reportDocument(partsOf(comparison));
const pageOf = (comparison?: ReportComparison) => {
  const { sections, notes } = documentOf(comparison);
  const section = sections.find(({ id }) => id === "benchmarks");
  if (section === undefined) throw new Error("There is no such section.");
  return renderToStaticMarkup(<Section section={section} notes={notes} />);
};
const wordsOf = (html: string) => html.replace(/<[^>]+>/g, " ").replace(/\s+/g, " ");

test("says who they are, where their middle is and where the reader is, on the page and in the text", () => {
  for (const words of [wordsOf(pageOf(published())), markdownOf(documentOf(published()))]) {
    expect(words).toContain("Manufacturing, about 25 firms, last 24 months, published Nov 3, 2026.");
    expect(words).toContain(
      "Their middle score is 44 (likely between 35 and 55). You have 58: in the upper quarter.",
    );
    expect(words).toContain("About 3 in 10 have a written AI policy; you have none.");
    expect(words).toContain(
      "These are firms that chose to take part, many of them Coast and Range Chapter members; they do not stand for all firms in British Columbia.",
    );
  }
  expect(pageOf(published())).toContain("On 100 points: the middle of these firms at 44");
});

test("says when it is a wider group, and when there is nothing yet", () => {
  const wider: ReportComparison = { ...published({ label: "51 to 200 people" }), reason: "size" };
  expect(wordsOf(pageOf(wider))).toContain(
    "Not enough firms of your industry to show yet; firms of your size instead.",
  );
  const none: ReportComparison = { cell: null, reason: "too_few", chapter: "" };
  expect(wordsOf(pageOf(none))).toContain(NOT_YET);
  expect(pageOf()).not.toContain("Firms that took this assessment");
});

test("two readers' pages differ only in their own mark", () => {
  const neutral = (html: string) =>
    html
      .replaceAll(/You(?: have)?: ?\d+|You have \d+/g, "YOU")
      .replaceAll(/in the (?:upper quarter|middle half)/g, "PLACE")
      .replaceAll(/x[12]?="(?:58|40)%"/g, "MARK")
      .replaceAll(/you have (?:one|none)/g, "POLICY");
  expect(neutral(pageOf(published({ score: 40, hasPolicy: true })))).toBe(neutral(pageOf(published())));
});

test("is on the slide that says why, in the voice of who presents it", () => {
  const wordsOn = (comparison?: ReportComparison) => JSON.stringify(slidesOf(partsOf(comparison))[2]);
  expect(wordsOn(published())).toContain(
    "Manufacturing, about 25 firms that took this assessment: Their middle score is 44 (likely between 35 and 55). We have 58: in the upper quarter.",
  );
  expect(wordsOn()).not.toContain("firms that took");
});
