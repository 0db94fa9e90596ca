import type { FamilyVisibility } from "./document/document";

/** Versions of what a report page was rendered from; a part that is not named is not known. */
export interface ReportVersions {
  /** When the report was last written; empty before it was. */
  report?: string;
  /** Which parts of an interview it has; empty without one. */
  interview?: string;
}

interface ReportTimes {
  reportAt: Date | null;
  interviewAt: Date | null;
  /** When other firms' figures last changed; null before there were any. */
  comparisonAt?: Date | null;
}

/** The versions that the server rendered. Of an interview it knows whether there is one, not yet its parts. */
export const renderedVersions = ({ reportAt, interviewAt }: ReportTimes): ReportVersions => ({
  report: reportAt?.toISOString() ?? "",
  ...(interviewAt === null ? { interview: "" } : {}),
});

interface Found {
  report: { updatedAt: string } | undefined;
  insights: { hasInterviewData: boolean; sections: readonly { id: string }[] } | undefined;
}

/** The same, as revalidation has found it so far. */
export const currentVersions = ({ report, insights }: Found): ReportVersions => ({
  ...(report === undefined ? {} : { report: report.updatedAt }),
  ...(insights === undefined ? {} : { interview: interviewIn(insights) }),
});

const interviewIn = ({ hasInterviewData, sections }: NonNullable<Found["insights"]>): string =>
  hasInterviewData ? `of:${sections.map(({ id }) => id).join()}` : "";

/** Names one state of one paper: what is drawn under it need not be drawn again. Until it is written, `unwritten` does. */
export const reportViewVersion = (
  id: string,
  family: FamilyVisibility,
  { reportAt, interviewAt, comparisonAt }: ReportTimes,
  unwritten: string,
) =>
  `${id}:${family}:${reportAt?.getTime() ?? unwritten}:${interviewAt?.getTime() ?? ""}:${comparisonAt?.getTime() ?? ""}` as const;
