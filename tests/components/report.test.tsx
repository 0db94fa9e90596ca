import { render, screen, within } from "@testing-library/react";
import { ReadingMark } from "@/components/report/reading-mark";
import { ReportDocument } from "@/components/report/report-document";
import { ReportFirstPage } from "@/components/report/report-first-page";
import type { ReportParts } from "@/lib/domain/report/document/document";
import { asSpoken } from "@/lib/domain/report/spoken";
import {
  SAMPLE_WRITTEN_ON,
  sampleAssessment,
  sampleInsights,
  samplePageOne,
  sampleReport,
} from "../fixtures/report-sample";

const parts: ReportParts = {
  reportData: sampleReport,
  assessment: sampleAssessment,
  insights: sampleInsights,
  writtenOn: SAMPLE_WRITTEN_ON,
  family: "shown",
};

const draw = (changes: Partial<ReportParts> = {}) =>
  render(<ReportDocument {...parts} {...changes} />).container;

const section = (name: RegExp) => within(screen.getByRole("region", { name }));

test("the header names company, person, title, date, industry and the score out of ten", () => {
  draw();
  const header = within(screen.getByRole("heading", { level: 1 }).closest("header") ?? document.body);
  expect(header.getByRole("heading", { level: 1 })).toHaveTextContent("Halden Creek Joinery Ltd.");
  expect(header.getByText("Prepared for Margaret Osei, President")).toBeVisible();
  expect(header.getByText("November 18, 2026")).toBeVisible();
  expect(header.getByText(/Manufacturing/)).toBeVisible();
  expect(header.getByRole("img", { name: "Overall AI readiness score: 4.8 out of 10" })).toBeVisible();
});

test("the sections stand in order, numbered, with method and sources last", () => {
  draw();
  expect(screen.getAllByRole("heading", { level: 2 }).map((heading) => heading.textContent)).toEqual([
    "1Executive Summary",
    "2Current State Assessment",
    "3AI Readiness Assessment",
    "4AI Solution Landscape and Applications",
    "5Recommended AI Applications",
    "6Implementation Roadmap",
    "7Industry Benchmarks",
    "8Deeper Dive Interview Insights",
    "9Risks and Mitigation Strategies",
    "Personal and Family AI Readiness",
    "10Immediate Next Steps",
    "11Method and Sources",
  ]);
});

test("the table of contents leads to every section", () => {
  const container = draw();
  const [contents] = screen.getAllByRole("navigation", { name: "Contents" });
  const links = within(contents ?? document.body).getAllByRole("link");
  expect(links).toHaveLength(12);
  for (const link of links)
    expect(container.querySelector(link.getAttribute("href") ?? "none")).not.toBeNull();
});

test("the interview is shown only after a call, the family only where it is wanted and answered", () => {
  draw({ insights: { hasInterviewData: false, interview: null, sections: [] }, family: "hidden" });
  expect(screen.queryByText("Deeper Dive Interview Insights")).toBeNull();
  expect(screen.queryByText("Personal and Family AI Readiness")).toBeNull();
  expect(screen.queryByText(/family|household/i)).toBeNull();
});

test("each score has its badge and a bar of ten times the score", () => {
  draw();
  const readiness = section(/AI Readiness Assessment/);
  const bar = readiness.getByRole("progressbar", { name: "Top-down score" });
  expect(bar).toHaveAttribute("aria-valuenow", "28");
  expect(readiness.getByText("2.8/10")).toHaveAttribute("data-variant", "destructive");
  expect(readiness.getByText("6.8/10")).toHaveAttribute("data-variant", "secondary");
  expect(section(/Personal and Family/).getByText("Moderate")).toHaveAttribute("data-variant", "outline");
});

test("the points of every answer are listed beside the most they could earn", () => {
  draw();
  const readiness = section(/AI Readiness Assessment/);
  for (const line of sampleReport.readinessAssessment.lines) {
    const row = readiness.getByRole("row", { name: new RegExp(`^${line.label}`) });
    expect(row).toHaveTextContent(`${line.points} of ${line.max}`);
  }
  expect(readiness.getByText("14 of 50")).toBeVisible();
  expect(readiness.getByText("34 of 50")).toBeVisible();
});

test("a note leads to its source, a bracket that is no note stays text", () => {
  const container = draw({
    reportData: { ...sampleReport, executiveSummary: "Ahead [4] of the list [99]." },
  });
  const summary = section(/Executive Summary/);
  expect(summary.getByRole("link", { name: "Source 4" })).toHaveAttribute("href", "#source-4");
  expect(summary.getByText(/of the list \[99\]/)).toBeVisible();
  expect(container.querySelector("#source-4")).toHaveTextContent("Working paper CES-26-25");
});

test("statements say where they come from, in words", () => {
  draw();
  for (const mark of ["You told us", "We calculated", "Cited", "Our judgement"])
    expect(screen.getAllByText(mark).length).toBeGreaterThan(1);
});

test("links out open in a new tab and send no referrer", () => {
  const container = draw();
  const out = [...container.querySelectorAll('a[href^="http"]')];
  expect(out.length).toBeGreaterThan(10);
  for (const link of out) {
    expect(link).toHaveAttribute("target", "_blank");
    expect(link).toHaveAttribute("rel", "noopener noreferrer");
  }
});

test("what people typed is text and nothing else", () => {
  const typed =
    "<img src=x onerror=alert(1)> javascript:alert(1) https://evil.example [link](https://evil.example)";
  const container = draw({
    assessment: { ...sampleAssessment, companyName: typed, executiveName: typed, executiveTitle: typed },
    reportData: {
      ...sampleReport,
      currentState: {
        ...sampleReport.currentState,
        inYourWords: [{ label: "What gets in the way", text: typed }],
      },
    },
  });
  expect(container.querySelector("img, script, [onerror]")).toBeNull();
  expect(container.querySelector('a[href*="evil"], a[href^="javascript"]')).toBeNull();
  expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent(typed);
});

test("page one alone shows the summary, has no dead links and is no heading of the page around it", () => {
  render(
    <ReportFirstPage reportData={sampleReport} assessment={sampleAssessment} writtenOn={SAMPLE_WRITTEN_ON} />,
  );
  expect(screen.queryByRole("heading", { level: 1 })).toBeNull();
  expect(screen.getByText("Halden Creek Joinery Ltd.")).toBeVisible();
  expect(screen.getByText(/Four point eight out of ten/)).toBeVisible();
  expect(
    screen.getByText("Daily use of AI scores higher than leadership of it, by 4.0 points of 10"),
  ).toBeVisible();
  for (const move of samplePageOne.moves) expect(screen.getByText(move.what)).toBeVisible();
  expect(screen.queryAllByRole("link")).toHaveLength(0);
});

test("the contents mark the section that is being read, the first one before that", () => {
  const { crosses } = watchedSections();
  render(
    <>
      <nav className="report-contents">
        <a href="#one">One</a>
        <a href="#two">Two</a>
      </nav>
      <section id="one" className="report-section" />
      <section id="two" className="report-section" />
      <ReadingMark />
    </>,
  );
  const marked = () => screen.getAllByRole("link", { current: "location" }).map((link) => link.textContent);
  expect(marked()).toEqual(["One"]);
  crosses("two", true);
  expect(marked()).toEqual(["Two"]);
  // Between two sections the one before stays marked.
  crosses("two", false);
  expect(marked()).toEqual(["Two"]);
});

/** The browser's observer, which jsdom lacks: says when a section crosses the line. */
function watchedSections() {
  let tell: (crossings: { target: Element | null; isIntersecting: boolean }[]) => void = () => undefined;
  class Observer {
    constructor(callback: typeof tell) {
      tell = callback;
    }
    observe() {}
    disconnect() {}
  }
  Object.assign(window, { IntersectionObserver: Observer });
  const crosses = (id: string, isIntersecting: boolean) =>
    tell([{ target: document.getElementById(id), isIntersecting }]);
  return { crosses };
}

test("quotation marks are for the person's own words", () => {
  expect(asSpoken({ label: "What gets in the way", text: "No time" })).toBe("“No time”");
  expect(asSpoken({ label: "The challenges you chose", text: "Cutting costs" })).toBe("Cutting costs");
});
