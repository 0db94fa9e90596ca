import type { PublicAssessment } from "../assessment/assessment";
import { INDUSTRIES, labelOf } from "../assessment/options";
import type { InterviewInsights } from "../interview/insights";
import type { ReportData } from "./report";
import { type FamilyVisibility, type ReportSection, reportSections } from "./sections";

/** What the cover and page one need to know of an assessment. */
export type ReportSubject = Pick<
  PublicAssessment,
  "companyName" | "executiveName" | "executiveTitle" | "companyIndustry"
>;

/** Of an assessment, what a paper shows and nothing more. */
export const subjectOf = ({
  companyName,
  executiveName,
  executiveTitle,
  companyIndustry,
}: ReportSubject): ReportSubject => ({ companyName, executiveName, executiveTitle, companyIndustry });

export interface PaperParts {
  reportData: ReportData;
  assessment: ReportSubject;
  insights?: InterviewInsights | null;
  writtenOn: Date;
  family: FamilyVisibility;
}

/** The report as it is drawn: one model for the page, the print and the PDF. */
export interface Paper {
  data: ReportData;
  subject: ReportSubject;
  industry: string;
  insights: InterviewInsights | null;
  writtenOn: Date;
  sections: ReportSection[];
  /** The numbers of the sources: only these may be pointed at by notes. */
  notes: ReadonlySet<number>;
}

interface PaperState {
  reportAt: Date | null;
  interviewAt: Date | null;
}

/** Names one state of one paper: what is drawn under it need not be drawn again. Until it is written, `unwritten` does. */
export function paperVersion(
  id: string,
  family: FamilyVisibility,
  { reportAt, interviewAt }: PaperState,
  unwritten: string,
): string {
  return ["paper", id, family, reportAt?.getTime() ?? unwritten, interviewAt?.getTime()].join(":");
}

export function paperOf({ reportData, assessment, insights, writtenOn, family }: PaperParts): Paper {
  const held = insights?.hasInterviewData ? insights : null;
  return {
    data: reportData,
    subject: assessment,
    industry: labelOf(INDUSTRIES, assessment.companyIndustry),
    insights: held,
    writtenOn,
    sections: reportSections(reportData, { family, hasInterview: held !== null }),
    notes: new Set(reportData.sources.map((source) => source.number)),
  };
}
