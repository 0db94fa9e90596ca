import type { Answers } from "@/lib/domain/assessment/assessment";
import { renderReportPdf } from "@/lib/pdf/render-report-pdf";
import { writePlaybookReport } from "@/lib/playbook/write-report";
import { WRITTEN_ON } from "../fixtures/firms";
import { READ_FIRMS } from "../fixtures/read-firms";
import { pdfPages } from "../support/pdf-text";

jest.setTimeout(180_000);

/** The first pages of a report; what would make many more is left out. */
async function pagesOf(assessment: Answers): Promise<string[]> {
  const { reportData } = writePlaybookReport(assessment, WRITTEN_ON);
  const few = { ...reportData, solutionLandscape: [], recommendedApplications: [], risks: [] };
  const pdf = await renderReportPdf({ reportData: few, assessment, writtenOn: WRITTEN_ON, family: "hidden" });
  return pdfPages(pdf).map((page) => page.replace(/\s+/g, " "));
}

const LONG: Answers = {
  ...READ_FIRMS.pension,
  companyName:
    "Gorge Harbour and Northern Islands Municipal Pension Administration and Trust Company of Canada",
  executiveName: "Roxanne Annabelle Tsawwassen-Field of the Northern Islands",
  executiveTitle: "Executive Director and Secretary of the Board of Trustees",
};

it.each([...Object.entries(READ_FIRMS), ["a firm with names as long as a line", LONG] as const])(
  "the memo of %s is one page, from the problem to the risk",
  async (_, answers) => {
    const [first = "", second = ""] = await pagesOf(answers);
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
  },
);
