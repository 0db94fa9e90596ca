import type { Answers } from "@/lib/domain/assessment/assessment";
import { renderReportPdf } from "@/lib/pdf/render-report-pdf";
import { writePlaybookReport } from "@/lib/playbook/write-report";
import { WRITTEN_ON } from "../fixtures/firms";
import { READ_FIRMS } from "../fixtures/read-firms";
import { pdfPages } from "../support/pdf-text";

jest.setTimeout(180_000);

/** The whole report, page by page, drawn once for all that is asked of it. */
async function pagesOf(assessment: Answers): Promise<string[]> {
  const { reportData } = writePlaybookReport(assessment, WRITTEN_ON);
  const pdf = await renderReportPdf({ reportData, assessment, writtenOn: WRITTEN_ON, family: "hidden" });
  return pdfPages(pdf).map((page) => page.replace(/\s+/g, " "));
}

const LONG: Answers = {
  ...READ_FIRMS.pension,
  companyName:
    "Gorge Harbour and Northern Islands Municipal Pension Administration and Trust Company of Canada",
  executiveName: "Roxanne Annabelle Tsawwassen-Field of the Northern Islands",
  executiveTitle: "Executive Director and Secretary of the Board of Trustees",
};

/** Ten pages or fewer; names as long as a line may take one more. */
const MOST_PAGES = 11;
const FEW_PAGES = 10;
const FIRMS = [...Object.entries(READ_FIRMS), ["a firm with names as long as a line", LONG] as const];

describe("the PDF", () => {
  const counts: number[] = [];

  it.each(FIRMS)("of %s has its memo on one page, and ends in no list of sources", async (_, answers) => {
    const pages = await pagesOf(answers);
    const [first = "", second = ""] = pages;
    const rows = [
      "Your problem",
      "What it is worth",
      "We ask you to decide",
      "Monday",
      "Not now",
      "Your risk",
    ];
    const places = rows.map((row) => first.lastIndexOf(row));
    expect(places).not.toContain(-1);
    expect(places).toEqual([...places].sort((one, other) => one - other));
    expect(second).toContain("Current State Assessment");
    expect(pages.at(-1)).toContain("Limits of this report");
    expect(pages.length).toBeLessThanOrEqual(MOST_PAGES);
    counts.push(pages.length);
  });

  it("has ten pages or fewer", () => {
    expect(counts.filter((count) => count <= FEW_PAGES).length).toBeGreaterThanOrEqual(10);
  });
});
