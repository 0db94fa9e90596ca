import { z } from "zod";
import { CELL_MAX_CHARACTERS } from "./safe-cell";

const texts = z.array(z.string()).catch([]);
const score = z.number().nullable().catch(null);
const some = z.string().catch("");

/** As much of a report as has a column of its own. Old reports may lack any of it. */
const Report = z.object({
  executiveSummary: some,
  readinessAssessment: z
    .object({ topDownScore: score, bottomUpScore: score, overallScore: score })
    .catch({ topDownScore: null, bottomUpScore: null, overallScore: null }),
  industryBenchmarks: z.object({ adoptionRate: some, maturityLevel: some }).catch({
    adoptionRate: "",
    maturityLevel: "",
  }),
  roadmap: z.record(z.string(), z.object({ title: some, duration: some, objectives: texts })).catch({}),
  risks: z.array(z.object({ risk: some, impact: some })).catch([]),
  nextSteps: texts,
  familyScorecard: z.object({ overallScore: score, rating: some }).optional().catch(undefined),
});

/** Made once: a schema that is made for each row costs more memory than the row. */
const Parts = z.record(z.string(), z.unknown()).catch({});
const NOTHING_WRITTEN = Report.parse({});
const Tools = z.array(z.object({ name: some, priority: some, pricing: some })).catch([]);

/** The columns that the comprehensive CSV has beside the assessment's fields, in order. */
export const REPORT_COLUMNS = [
  "reportWritten",
  "overallScore",
  "topDownScore",
  "bottomUpScore",
  "maturityLevel",
  "industryAdoption",
  "executiveSummary",
  "phase1",
  "phase2",
  "phase3",
  "risks",
  "nextSteps",
  "familyScore",
  "familyRating",
  "recommendedTools",
  "topPriorityTool",
  "aiRecommendations",
  "reportData",
] as const;

type Cell = string | number | null;

/** What was written about one assessment, as cells of a table. */
export function reportColumns(
  reportData: string | null,
  aiRecommendations: string | null,
): Record<(typeof REPORT_COLUMNS)[number], Cell> {
  const raw = reportData === null ? {} : Parts.parse(JSON.parse(reportData));
  const report = reportData === null ? NOTHING_WRITTEN : Report.parse(raw);
  const tools = Tools.parse(aiRecommendations === null ? [] : JSON.parse(aiRecommendations));
  return {
    reportWritten: reportData === null ? "no" : "yes",
    ...report.readinessAssessment,
    maturityLevel: report.industryBenchmarks.maturityLevel,
    industryAdoption: report.industryBenchmarks.adoptionRate,
    executiveSummary: report.executiveSummary,
    phase1: phase(report.roadmap.phase1),
    phase2: phase(report.roadmap.phase2),
    phase3: phase(report.roadmap.phase3),
    risks: report.risks.map(({ risk, impact }) => `${risk} (${impact})`).join("; "),
    nextSteps: report.nextSteps.join("; "),
    familyScore: report.familyScorecard?.overallScore ?? null,
    familyRating: report.familyScorecard?.rating ?? null,
    recommendedTools: tools.map(({ name }) => name).join("; "),
    topPriorityTool: topTool(tools) ?? null,
    aiRecommendations,
    reportData: reportData === null ? null : fitting(raw, reportData),
  };
}

export function topTool(tools: readonly { name: string; priority: string }[]): string | undefined {
  return (tools.find(({ priority }) => priority.toLowerCase() === "high") ?? tools[0])?.name;
}

const SUMMARY_PREVIEW_CHARACTERS = 150;
const TOP_RECOMMENDATIONS = 3;

/** The beginning of a report's executive summary; null where there is none. */
export function summaryPreview(reportData: string | null): string | null {
  if (reportData === null) return null;
  const letters = [...Report.parse(JSON.parse(reportData)).executiveSummary];
  if (letters.length === 0) return null;
  const start = letters.slice(0, SUMMARY_PREVIEW_CHARACTERS).join("").trimEnd();
  return letters.length > SUMMARY_PREVIEW_CHARACTERS ? `${start}…` : start;
}

/** The names of the first three, those of high priority first. */
export function topTools(tools: readonly { name: string; priority: string }[]): string[] {
  const isHigh = ({ priority }: { priority: string }) => priority.toLowerCase() === "high";
  const inOrder = [...tools.filter(isHigh), ...tools.filter((tool) => !isHigh(tool))];
  return inOrder.slice(0, TOP_RECOMMENDATIONS).map(({ name }) => name);
}

export const toolsOf = (aiRecommendations: string | null) =>
  Tools.parse(aiRecommendations === null ? [] : JSON.parse(aiRecommendations));

function phase(one: { title: string; duration: string; objectives: string[] } | undefined): string | null {
  return one === undefined ? null : `${one.title} (${one.duration}): ${one.objectives.join("; ")}`;
}

/** Parts that say the least, or stand in a column of their own already: the first to go where a cell is too small. */
const LEFT_OUT_FIRST = [
  "sources",
  "recommendedApplications",
  "method",
  "familyStrategies",
  "risks",
  "industryBenchmarks",
  "solutionLandscape",
  "pageOne",
];
const ROOM = CELL_MAX_CHARACTERS - 500;

/** The report as JSON that one cell can hold; what had to be left out is named in it. The JSON export has all. */
function fitting(report: Record<string, unknown>, whole: string): string {
  if (whole.length <= ROOM) return whole;
  const rest = { ...report };
  const leftOut: string[] = [];
  for (const part of [...LEFT_OUT_FIRST, ...Object.keys(report)]) {
    if (!(part in rest)) continue;
    delete rest[part];
    leftOut.push(part);
    const text = JSON.stringify({ ...rest, leftOut });
    if (text.length <= ROOM) return text;
  }
  return "{}";
}
