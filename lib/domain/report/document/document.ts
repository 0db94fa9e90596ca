import type { PublicAssessment } from "../../assessment/assessment";
import { labelOf } from "../../assessment/options";
import { INDUSTRIES } from "../../assessment/questions/company";
import type { ReportComparison } from "../../comparison/comparison";
import type { ReportedInsights } from "../../interview/insights";
import type { TeamResult } from "../../team/result";
import type { ReportData } from "../report";
import type { Block, SectionBuilder } from "./block";
import { benchmarks } from "./sections/benchmarks";
import { currentState } from "./sections/current-state";
import { executiveSummary } from "./sections/executive-summary";
import { family } from "./sections/family";
import { interview } from "./sections/interview";
import { method } from "./sections/method";
import { readiness } from "./sections/readiness";
import { risks } from "./sections/risks";
import { implementationRoadmap, nextSteps } from "./sections/roadmap";
import { applications, solutionLandscape } from "./sections/solutions";

/** The one order of the report, for page, PDF and text: the specification's, with method and sources last. */
const SECTIONS = [
  executiveSummary,
  currentState,
  readiness,
  solutionLandscape,
  applications,
  implementationRoadmap,
  benchmarks,
  interview,
  risks,
  family,
  nextSteps,
  method,
] as const satisfies readonly SectionBuilder[];

export type SectionId = (typeof SECTIONS)[number]["id"];

/** What the renderers need of a section, of this report or of a group's. */
export interface DocumentSection {
  id: string;
  title: string;
  /** Null for the private section: it can be left out without the others changing their numbers. */
  number: number | null;
  /** In print it begins a page: so does what comes after pages that are taken out whole. */
  startsPage: boolean;
  blocks: Block[];
}

export interface ReportSection extends DocumentSection {
  id: SectionId;
}

/** What the head and page one need to know of an assessment. */
export type ReportSubject = Pick<
  PublicAssessment,
  "companyName" | "executiveName" | "executiveTitle" | "companyIndustry"
>;

/** Of an assessment, what the report shows and nothing more. */
export const subjectOf = ({
  companyName,
  executiveName,
  executiveTitle,
  companyIndustry,
}: ReportSubject): ReportSubject => ({ companyName, executiveName, executiveTitle, companyIndustry });

/** Whether the family section is drawn: it stays out of anything that is passed on, unless it is asked for. */
export type FamilyVisibility = "shown" | "hidden";

export interface ReportParts {
  reportData: ReportData;
  assessment: ReportSubject;
  insights?: ReportedInsights | null;
  /** What the team answered, where its leader shares that too. */
  team?: TeamResult | null;
  comparison?: ReportComparison | null;
  writtenOn: Date;
  family: FamilyVisibility;
}

/** The report as one document, from which the page, the print, the PDF and the Markdown are drawn. */
export interface ReportDocument {
  subject: ReportSubject;
  industry: string;
  /** 0 to 10. */
  overallScore: number;
  writtenOn: Date;
  /** What the head says beside the score where page one is a memo. */
  memoHead: { stage: string; readAs: string | null } | null;
  sections: ReportSection[];
  /** The numbers of the sources: only these may be pointed at by notes. */
  notes: ReadonlySet<number>;
}

export function reportDocument({
  reportData,
  assessment,
  insights,
  team,
  comparison,
  writtenOn,
  family: visibility,
}: ReportParts): ReportDocument {
  const input = {
    data: reportData,
    insights: insights?.hasInterviewData ? insights : null,
    team: team && { result: team, leader: assessment.executiveName },
    comparison,
  };
  let number = 0;
  let startsPage = false;
  const sections: ReportSection[] = [];
  for (const builder of SECTIONS) {
    const isPrivate = "isPrivate" in builder;
    const blocks: Block[] = isPrivate && visibility === "hidden" ? [] : builder.build(input);
    if (blocks.length === 0) continue;
    sections.push({
      id: builder.id,
      title: builder.title,
      number: isPrivate ? null : ++number,
      startsPage: startsPage || "startsPage" in builder,
      blocks,
    });
    startsPage = isPrivate;
  }
  return {
    subject: assessment,
    industry: labelOf(INDUSTRIES, assessment.companyIndustry),
    overallScore: reportData.readinessAssessment.overallScore,
    writtenOn,
    memoHead: memoHeadOf(reportData.pageOne),
    sections,
    notes: new Set(reportData.sources.map((source) => source.number)),
  };
}

const memoHeadOf = (page: ReportData["pageOne"]): ReportDocument["memoHead"] =>
  "memo" in page ? { stage: page.stage, readAs: page.memo.readAs } : null;
