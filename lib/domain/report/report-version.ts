import type { FamilyVisibility } from "./document/document";

interface ReportTimes {
  reportAt: Date | null;
  interviewAt: Date | null;
}

/** Names one state of one paper: what is drawn under it need not be drawn again. Until it is written, `unwritten` does. */
export function reportViewVersion(
  id: string,
  family: FamilyVisibility,
  { reportAt, interviewAt }: ReportTimes,
  unwritten: string,
): string {
  return ["paper", id, family, reportAt?.getTime() ?? unwritten, interviewAt?.getTime()].join(":");
}
