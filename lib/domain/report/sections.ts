import type { ReportData } from "./report";

/** The report's sections, in the order in which they stand. `id` is also the anchor in the page. */
const SECTIONS = [
  { id: "executive-summary", title: "Executive Summary" },
  { id: "current-state", title: "Current State Assessment" },
  { id: "readiness", title: "AI Readiness Assessment" },
  { id: "solution-landscape", title: "AI Solution Landscape and Applications" },
  { id: "applications", title: "Recommended AI Applications" },
  { id: "implementation-roadmap", title: "Implementation Roadmap" },
  { id: "benchmarks", title: "Industry Benchmarks" },
  { id: "interview", title: "Deeper Dive Interview Insights" },
  { id: "risks", title: "Risks and Mitigation Strategies" },
  { id: "family", title: "Personal and Family AI Readiness" },
  { id: "next-steps", title: "Immediate Next Steps" },
  { id: "method", title: "Method and Sources" },
] as const;

export type SectionId = (typeof SECTIONS)[number]["id"];

export interface ReportSection {
  id: SectionId;
  title: string;
  /** Null for the family section: it can be left out without the others changing their numbers. */
  number: number | null;
}

/** Whether the family section is drawn: it stays out of anything that is passed on, unless it is asked for. */
export type FamilyVisibility = "shown" | "hidden";

export function reportSections(
  reportData: ReportData,
  { family, hasInterview }: { family: FamilyVisibility; hasInterview: boolean },
): ReportSection[] {
  const hasFamily = reportData.familyScorecard !== undefined || reportData.familyStrategies !== undefined;
  const left: Partial<Record<SectionId, boolean>> = {
    interview: !hasInterview,
    family: !hasFamily || family === "hidden",
    applications: reportData.recommendedApplications.length === 0,
    "solution-landscape": reportData.solutionLandscape.length === 0,
  };
  let number = 0;
  return SECTIONS.filter(({ id }) => !left[id]).map(({ id, title }) => ({
    id,
    title,
    number: id === "family" ? null : ++number,
  }));
}
