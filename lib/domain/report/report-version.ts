import type { FamilyVisibility } from "./document/document";

interface ReportTimes {
  reportAt: Date | null;
  interviewAt: Date | null;
}

/**
 * Cache key of one report view: what was rendered under it need not be rendered again. Until it is written, `unwritten`
 * does.
 */
export function reportViewVersion(
  id: string,
  family: FamilyVisibility,
  { reportAt, interviewAt }: ReportTimes,
  unwritten: string,
): `${string}:${string}` {
  return `${id}:${family}:${reportAt?.getTime() ?? unwritten}:${interviewAt?.getTime() ?? ""}`;
}
