import { renderToStaticMarkup } from "react-dom/server";
import { Section as PageSection } from "@/components/report/blocks";
import { ReportHeader } from "@/components/report/report-header";
import { type Block, group, text } from "@/lib/domain/report/document/block";
import { type ReportDocument, reportDocument } from "@/lib/domain/report/document/document";
import { markdownOf } from "@/lib/domain/report/document/markdown";
import type { Memo } from "@/lib/domain/report/memo";
import { ReportData } from "@/lib/domain/report/report";
import {
  SAMPLE_WRITTEN_ON,
  sampleAssessment,
  sampleInsights,
  samplePageOne,
  sampleReport,
} from "../fixtures/report-sample";

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
  for (const { what } of samplePageOne.moves) {
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

const memo: Memo = {
  readAs: "We read you as a custom cabinet maker.",
  problem: {
    quotation: "Quoting takes nine days.",
    paraphrase: null,
    whatIsSo: "No one has said which prices go in.",
  },
  worth: {
    sum: {
      headline: "300 to 600 hours a year",
      rows: [
        { figure: "25", what: "hours a week on quotes", from: "you wrote" },
        { figure: "× $46.00", what: "median hour", from: "[1]" },
        { figure: "300 to 600", what: "hours a year", from: null },
      ],
    },
    example: null,
    mustBeTrue: "it holds all year.",
  },
  halvesLabel: "Why it has not happened",
  decision: "Eight weeks under the head of estimating: first drafts of quotes.",
  cost: { title: "At most $4,000, and 48 hours.", text: "The head of estimating answers for it." },
  stop: { kind: "trial", on: "January 29, 2027", text: "a quote still takes six days." },
  monday: { what: "Time ten finished quotes.", who: "The head of estimating, 4 hours." },
  notNow: "Cameras on the line: none shortens a quote.",
  risk: { risk: "Customers' prices in private accounts.", control: "One approved tool." },
};
const withMemo = reportDocument({
  reportData: { ...sampleReport, pageOne: { stage: samplePageOne.stage, memo } },
  assessment: sampleAssessment,
  writtenOn: SAMPLE_WRITTEN_ON,
  family: "hidden",
});

test("page one is the memo where there is one: its rows in order, and its bill with what each number is from", () => {
  const page = pageOf({ ...withMemo, sections: withMemo.sections.slice(0, 1) });
  const labels = [...page.matchAll(/<h3>([^<]+)/g)].map(([, label]) => label);
  expect(labels).toEqual([
    "Your problem",
    "What it is worth",
    "Why it has not happened",
    "We ask you to decide",
    "Cost and stop rule",
    "Monday",
    "Not now",
    "Your risk",
  ]);
  expect(page).toContain("“Quoting takes nine days.”");
  expect(page).toContain('<tr><th scope="row">25</th><td>hours a week on quotes</td><td>you wrote</td></tr>');
  expect(page).toContain('<tr data-total="true"><th scope="row">300 to 600</th>');
  expect(page).toContain('<a href="#source-1" aria-label="Source 1">');
  expect(page).toMatch(/It ends on January 29, 2027,(?:<[^>]+>|\s)*or sooner if/);
});

test("what was tried takes the place of the two halves", () => {
  const told = {
    ...memo,
    halvesLabel: "What you tried",
    toldInstead: "“Nobody kept count”. This time it is counted.",
  };
  const document = reportDocument({
    reportData: { ...sampleReport, pageOne: { stage: samplePageOne.stage, memo: told } },
    assessment: sampleAssessment,
    writtenOn: SAMPLE_WRITTEN_ON,
    family: "hidden",
  });
  const page = pageOf({ ...document, sections: document.sections.slice(0, 1) });
  expect(page).toContain("“Nobody kept count”. This time it is counted.");
  expect(page).not.toMatch(/points apart|points of 10/);
});

test("the memo's head has the score in digits, in the text too", () => {
  const head = renderToStaticMarkup(<ReportHeader document={withMemo} />);
  expect(head.replace(/<[^>]+>/g, "")).toContain("Overall AI readiness score: 4.8 of 10, Piloting");
  expect(head).toContain("We read you as a custom cabinet maker.");
  expect(markdownOf(withMemo)).toContain("4.8 of 10, Piloting. We read you as a custom cabinet maker.");
  expect(markdownOf(withMemo)).toContain("| = 300 to 600 | hours a year |".replace("=", "\\="));
});

test("a report of before the memo keeps its page one", () => {
  expect(whole.memoHead).toBeNull();
  expect(pageOf({ ...whole, sections: [first] })).toContain("Three moves this quarter");
  expect(pageOf({ ...withMemo, sections: withMemo.sections.slice(0, 1) })).not.toContain("Three moves");
});

test("a report that was stored with both opens as its memo, and one of before as it was", () => {
  const both = { ...sampleReport, pageOne: { ...samplePageOne, memo } };
  expect(ReportData.parse(both).pageOne).toEqual({ stage: samplePageOne.stage, memo });
  expect(ReportData.parse(sampleReport).pageOne).toEqual(samplePageOne);
});

test("what people typed has no meaning in any of them", () => {
  const typed = holding(group("<b>*x*</b>", {}, text("![a](https://evil.example) <script>")));
  expect(pageOf(typed)).not.toMatch(/<script|<b>|<img/);
  expect(markdownOf(typed)).not.toMatch(/<script|<b>|!\[a\]\(https:/);
});
