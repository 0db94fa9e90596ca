import { type ReportParts, reportDocument } from "@/lib/domain/report/document/document";
import { pieces } from "@/lib/pdf/fonts";
import { renderReportPdf } from "@/lib/pdf/render-report-pdf";
import { SIZE } from "@/lib/pdf/theme";
import { SAMPLE_WRITTEN_ON, sampleAssessment, sampleInsights, sampleReport } from "../fixtures/report-sample";
import { pdfPages } from "../support/pdf-text";
import { processorTimeOf } from "../support/processor-time";

const parts: ReportParts = {
  reportData: sampleReport,
  assessment: sampleAssessment,
  writtenOn: SAMPLE_WRITTEN_ON,
  family: "shown",
};

jest.setTimeout(180_000);

const pagesIn = (pdf: Uint8Array) => pdfPages(pdf).map((page) => page.replace(/\s+/g, " "));
const pagesOf = async (changes: Partial<ReportParts>) =>
  pagesIn(await renderReportPdf({ ...parts, ...changes }));

describe("the report as a PDF", () => {
  let file = "";
  let pages: string[] = [];
  let milliseconds = 0;

  beforeAll(async () => {
    milliseconds = await processorTimeOf(async () => {
      const pdf = await renderReportPdf(parts);
      file = Buffer.from(pdf).toString("latin1");
      pages = pagesIn(pdf);
    });
  });

  test("carries company, date and page number on each page", () => {
    pages.forEach((page, index) => {
      expect(page).toContain("Halden Creek Joinery Ltd. · AI readiness report · November 18, 2026");
      expect(page).toContain(`Page ${index + 1} of ${pages.length}`);
    });
  });

  test("opens with the page that one can forward", () => {
    expect(pages[0]).toContain("Prepared for Margaret Osei, President");
    for (const heading of [
      "Executive Summary",
      "Three moves this quarter",
      "Leave alone for now",
      "The biggest risk",
    ])
      expect(pages[0]).toContain(heading);
    expect(pages[0]).not.toContain("Current State Assessment");
  });

  test("has every section, in the page's order, the family's on pages of its own where it is asked for", () => {
    const text = pages.join(" ");
    const titles = [
      "1 Executive Summary",
      "2 Current State Assessment",
      "3 AI Readiness Assessment",
      "4 AI Solution Landscape and Applications",
      "5 Recommended AI Applications",
      "6 Implementation Roadmap",
      "7 Industry Benchmarks",
      "8 Risks and Mitigation Strategies",
      "Personal and Family AI Readiness",
      "9 Immediate Next Steps",
      "10 Method and Sources",
    ];
    const places = titles.map((title) => text.indexOf(title));
    expect(places).not.toContain(-1);
    expect(places).toEqual([...places].sort((one, other) => one - other));
    const family = pages.filter((page) => page.includes("Personal and Family AI Readiness"));
    expect(family).toHaveLength(1);
    expect(family[0]).not.toContain("Immediate Next Steps");
    expect(family[0]).not.toContain("Risks and Mitigation Strategies");
  });

  test("has nothing of the family when it is left out, and the same numbers", async () => {
    const text = (await pagesOf({ family: "hidden" })).join(" ");
    expect(text).not.toMatch(/family|household|children/i);
    expect(text).toContain("10 Method and Sources");
  });

  test("has an outline of its sections, its language and its title", () => {
    expect(file).toContain("/Outlines");
    expect(file).toContain("/Lang (en-CA)");
    expect(file).toContain("/Title");
  });

  test("sets nothing smaller than nine points", () => {
    expect(Math.min(...Object.values(SIZE))).toBe(9);
  });

  test("prints each note and the source it points at", () => {
    const text = pages.join(" ");
    for (const source of sampleReport.sources) {
      expect(text).toContain(source.title);
      expect(text).toContain(`${source.number} ${source.title}`);
    }
    expect(text).toMatch(/spring 2025\s*\[1\]/);
  });

  test("takes less than ten seconds of a slow processor, fonts included", () => {
    expect(milliseconds).toBeLessThan(10_000);
  });
});

describe("at the foot of a page", () => {
  const headings = new Set([
    ...["Top-down vision", "Bottom-up capabilities", "Key challenges", "In your words", "The weakest link"],
    ...[
      "What would move it",
      "Where your 4.8 came from",
      "Adoption rate",
      "Common use cases",
      "Maturity level",
    ],
    ...["Business challenges", "How the score is made", "Stages", "What the marks mean", "Sources"],
    ...["Limits of this report", "Your household today", "Steps for safety", "Good practice by age"],
    ...["Further reading", "Objectives", "Key activities"],
    ...reportDocument({ ...parts, insights: sampleInsights }).sections.map(({ title }) => title),
    ...sampleReport.risks.map(({ risk }) => risk),
    ...sampleReport.solutionLandscape.map(({ title }) => title),
    ...sampleReport.recommendedApplications.map(({ name }) => name),
  ]);

  for (const use of sampleReport.industryBenchmarks.commonUseCases) headings.delete(use);

  /** The last words of a page above the line with company and page number. */
  const lastLine = (page: string) => {
    const lines = page.split("\n").map((line) => line.trim());
    return lines
      .slice(
        0,
        lines.findLastIndex((line) => line.startsWith("Halden Creek Joinery Ltd. ·")),
      )
      .findLast(Boolean);
  };

  test.each([0, 3])("no heading is left alone, with %d more quotations before it", async (more) => {
    const text = "We have tried it on one job and did not trust the quantities. ".repeat(3);
    const quotes = Array.from({ length: more }, () => ({ label: "What you have tried", text }));
    const pdf = await renderReportPdf({
      ...parts,
      insights: sampleInsights,
      reportData: {
        ...sampleReport,
        currentState: {
          ...sampleReport.currentState,
          inYourWords: [...sampleReport.currentState.inYourWords, ...quotes],
        },
      },
    });
    for (const page of pdfPages(pdf)) expect(headings).not.toContain(lastLine(page));
  });
});

describe("whatever people typed", () => {
  /** Without the parts that hold nothing typed. */
  const few = { ...sampleReport, solutionLandscape: [], recommendedApplications: [], risks: [], roadmap: {} };

  test.each([
    ["a word of 2,000 characters", "W".repeat(2000)],
    ["an address of 2,000 characters", `https://example.org/${"a/".repeat(990)}`],
    ["Chinese", "我们的报价需要两周。".repeat(40)],
    ["Arabic and Hebrew", "عرض السعر يستغرق أسبوعين — הצעת מחיר ".repeat(20)],
    ["emoji and control characters", "👩‍💻🏔️ \u0007\u200b\u2028 done\n\nnext line\ttab"],
    ["markup", "<script>alert(1)</script> [1] %s {{x}}"],
  ])("%s neither stops the PDF nor makes it long to write", async (_, text) => {
    let pages: string[] = [];
    const milliseconds = await processorTimeOf(async () => {
      pages = await pagesOf({
        assessment: {
          ...sampleAssessment,
          companyName: text.slice(0, 200),
          executiveName: text.slice(0, 200),
        },
        reportData: {
          ...few,
          currentState: {
            ...sampleReport.currentState,
            inYourWords: [{ label: "What gets in the way", text }],
          },
        },
      });
    });
    expect(milliseconds).toBeLessThan(20_000);
    expect(pages.length).toBeGreaterThan(3);
    expect(pages.length).toBeLessThan(12);
  });

  test("a quotation keeps its commas and its words, in a second PDF as in the first", async () => {
    const said =
      "We bought eleven clinics in four years, from Surrey to Saint-Jérôme; each came with its own EMR, its own fax number, and its own way of booking, and physicians are independent contractors, as they say.";
    const currentState = {
      ...sampleReport.currentState,
      inYourWords: [{ label: "What gets in the way", text: said }],
    };
    for (let turn = 0; turn < 2; turn += 1) {
      const pages = await pagesOf({ reportData: { ...few, currentState } });
      expect(pages.join(" ")).toContain(said);
    }
  });

  test("words are cut only where no line could hold them, and lose nothing", () => {
    expect(pieces("quotations")).toEqual(["quotations"]);
    expect(pieces("x".repeat(2000)).join("")).toBe("x".repeat(2000));
    expect(pieces("👩".repeat(60)).join("")).toBe("👩".repeat(60));
  });
});
