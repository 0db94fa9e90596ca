import { z } from "zod";
import { isoDay } from "../dates";
import { LeadFilter } from "../lead/filter";

export const EXPORT_FAILED = "Export failed. Please try again.";
export const PREVIEW_FAILED = "Failed to preview data. Please try again.";
export const EXPORT_BUSY = "Other exports are running. Please try again in a minute.";

export const ExportFormat = z.enum(["csv", "json"]);
export type ExportFormat = z.infer<typeof ExportFormat>;

/** Standard: what was answered, and the scores. Comprehensive: the report, roadmap and tools beside it. */
export const ExportType = z.enum(["standard", "comprehensive"]);
export type ExportType = z.infer<typeof ExportType>;

export const ExportChoice = z.object({
  format: ExportFormat.default("csv"),
  type: ExportType.default("standard"),
});
export type ExportChoice = z.infer<typeof ExportChoice>;

/** Which file, of which leads. Anything else in the address, such as a cache-buster, is passed over. */
export const ExportQuery = LeadFilter.extend(ExportChoice.shape);
export type ExportQuery = z.infer<typeof ExportQuery>;

/** The address of an export; `filter` as the list has it. The time at its end keeps caches out. */
export function exportUrl({ format, type }: ExportChoice, filter: string, now: Date): string {
  const query = new URLSearchParams(filter);
  query.set("format", format);
  query.set("type", type);
  query.set("t", String(now.getTime()));
  return `/api/admin/export?${query}`;
}

/** "ai-readiness-comprehensive-2026-11-18.csv" */
export const exportFileName = ({ format, type }: ExportChoice, now: Date): string =>
  `ai-readiness-${type}-${isoDay(now)}.${format}`;

/** What is known about all rows of an export. */
export const ExportSummary = z.object({
  totalAssessments: z.int(),
  assessmentsWithReports: z.int(),
  qualifiedLeads: z.int(),
  /** 0 to 100; null where nothing was scored. */
  avgReadinessScore: z.int().nullable(),
});
export type ExportSummary = z.infer<typeof ExportSummary>;

export const ExportPreview = z.object({
  totalAssessments: z.int(),
  assessmentsWithReports: z.int(),
  summary: z.object({ avgReadinessScore: z.int().nullable(), qualifiedLeads: z.int() }),
  /** The newest assessment that has a report, else the newest; null where there are none. */
  sampleAssessment: z
    .object({
      executiveName: z.string(),
      hasReportData: z.boolean(),
      hasAiRecommendations: z.boolean(),
      recommendedAppsCount: z.int(),
      topPriorityApp: z.string().nullable(),
      /** The first 150 characters of the executive summary; null where no report is written. */
      executiveSummaryPreview: z.string().nullable(),
      /** The first three recommendations, the most pressing first. */
      topRecommendations: z.array(z.string()),
      /** The names of everything that a row of the comprehensive export holds. */
      allDataKeys: z.array(z.string()),
    })
    .nullable(),
});
export type ExportPreview = z.infer<typeof ExportPreview>;
