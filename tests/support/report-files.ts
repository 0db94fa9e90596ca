import type { Answers } from "@/lib/domain/assessment/assessment";
import { type ReportSubject, subjectOf } from "@/lib/domain/report/document/document";
import type { FileParts } from "@/lib/domain/report/files";
import type { ReportData } from "@/lib/domain/report/report";
import { writePlaybookReport } from "@/lib/playbook/write-report";
import { WRITTEN_ON } from "../fixtures/firms";
import { READ_FIRMS } from "../fixtures/read-firms";

/** What a file is made from, for a report that was written for a firm. */
export const filePartsOf = (answers: Answers): FileParts =>
  partsOfReport(subjectOf(answers), writePlaybookReport(answers, WRITTEN_ON).reportData);

/** The same for a report that is there. */
export function partsOfReport(
  assessment: ReportSubject,
  { familyScorecard: _, familyStrategies: __, ...reportData }: ReportData,
): FileParts {
  return {
    report: { reportData, assessment, insights: null, writtenOn: WRITTEN_ON, family: "hidden" },
    calendarKey: "a key of the assessment",
    revision: 29_000_000,
    myReportsUrl: "https://readiness.example/my-reports",
  };
}

let written: [name: string, parts: FileParts][] | null = null;

/** Ten firms that type whole sentences, each report written once for a file of tests. */
export function tenFirms(): [name: string, parts: FileParts][] {
  written ??= Object.entries(READ_FIRMS).map(([name, answers]) => [name, filePartsOf(answers)]);
  return written;
}

/** Names that break what is put together from text. */
export const ODD_NAMES = [
  `A & B < C > "D" 'E' Ltd.`,
  "株式会社松本製作所",
  "W".repeat(200),
  "=cmd|' /C calc'!A0",
];

/** The same report for a company and a person of another name. */
export const named = (parts: FileParts, name: string): FileParts => ({
  ...parts,
  report: {
    ...parts.report,
    assessment: { ...parts.report.assessment, companyName: name, executiveName: name, executiveTitle: name },
  },
});
