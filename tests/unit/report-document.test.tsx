import { renderToStaticMarkup } from "react-dom/server";
import { Section as PageSection } from "@/components/report/blocks";
import { type Block, group, text } from "@/lib/domain/report/document/block";
import { type ReportDocument, reportDocument } from "@/lib/domain/report/document/document";
import { markdownOf } from "@/lib/domain/report/document/markdown";
import { SAMPLE_WRITTEN_ON, sampleAssessment, sampleInsights, sampleReport } from "../fixtures/report-sample";

const whole = reportDocument({
  reportData: sampleReport,
  assessment: sampleAssessment,
  insights: sampleInsights,
  writtenOn: SAMPLE_WRITTEN_ON,
  family: "shown",
});

const [first] = whole.sections;
if (first === undefined) throw new Error("The sample has sections.");
const holding = (...blocks: Block[]): ReportDocument => ({ ...whole, sections: [{ ...first, blocks }] });
const pageOf = ({ sections, notes }: ReportDocument) =>
  sections
    .map((section) => renderToStaticMarkup(<PageSection key={section.id} section={section} notes={notes} />))
    .join("");

const table: Block = {
  kind: "table",
  caption: "What to buy",
  columns: [
    { title: "Need", share: 60 },
    { title: "Seats", share: 40, align: "end" },
  ],
  rows: [["Quotes [1]", "12"]],
};

test("page and text of the sample hold the same sentences", () => {
  const page = pageOf(whole)
    .replace(/<[^>]+>/g, " ")
    .replace(/\s+/g, " ");
  const written = markdownOf(whole).replace(/\\/g, "").replace(/\s+/g, " ");
  for (const risk of sampleReport.risks) {
    expect(page).toContain(risk.risk);
    expect(written).toContain(risk.risk);
  }
  for (const { what } of sampleReport.pageOne.moves) {
    expect(page).toContain(what);
    expect(written).toContain(what);
  }
});

test("a section that follows pages which are taken out whole starts a page", () => {
  const starting = whole.sections.filter(({ startsPage }) => startsPage).map(({ id }) => id);
  expect(starting).toEqual(["current-state", "family", "next-steps"]);
});

test("a section without anything to say is left out, and the others close up", () => {
  const fewer = reportDocument({
    reportData: { ...sampleReport, solutionLandscape: [], recommendedApplications: [] },
    assessment: sampleAssessment,
    writtenOn: SAMPLE_WRITTEN_ON,
    family: "hidden",
  });
  expect(fewer.sections.map(({ number }) => number)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
});

test("a table names its rows and columns on the page, and is a table in the text", () => {
  const page = pageOf(holding(table));
  expect(page).toContain('<th scope="row" data-label="Need">Quotes');
  expect(page).toContain('<a href="#source-1" aria-label="Source 1">');
  expect(page).toContain('<td data-label="Seats" data-align="end">12</td>');
  expect(markdownOf(holding(table))).toContain("| Need | Seats |\n| --- | --- |\n| Quotes [1] | 12 |");
});

test("a box shows its title and what is in it", () => {
  const box: Block = { kind: "box", title: "The decision", blocks: [text("Release $12,000.")] };
  expect(pageOf(holding(box))).toMatch(
    /<aside[^>]*><h3>The decision<\/h3><p>.*Release \$12,000\.<\/p><\/aside>/,
  );
  expect(markdownOf(holding(box))).toContain("### The decision\n\nRelease \\$12,000.");
});

test("what people typed has no meaning in any of them", () => {
  const typed = holding(group("<b>*x*</b>", {}, text("![a](https://evil.example) <script>")));
  expect(pageOf(typed)).not.toMatch(/<script|<b>|<img/);
  expect(markdownOf(typed)).not.toMatch(/<script|<b>|!\[a\]\(https:/);
});
