import { CALL_COLUMNS } from "@/lib/domain/export/call-columns";
import type { ExportPreview } from "@/lib/domain/export/export";
import {
  REPORT_COLUMNS,
  summaryPreview,
  toolsOf,
  topTool,
  topTools,
} from "@/lib/domain/export/report-columns";
import { type ExportRow, executiveNameIn, fieldsOf } from "@/lib/domain/export/row";
import type { LeadFilter } from "@/lib/domain/lead/filter";
import type { Context } from "../context";
import { ownFilter } from "../lead/own-filter";

/** What a comprehensive export of these leads would hold. */
export async function previewExport(context: Context, asked: LeadFilter): Promise<ExportPreview> {
  const { store } = context;
  const filter = ownFilter(context, asked);
  const { totalAssessments, assessmentsWithReports, ...summary } = await store.exports.summary(filter);
  const sample = await store.exports.sample(filter);
  return {
    totalAssessments,
    assessmentsWithReports,
    summary,
    sampleAssessment: sample === null ? null : sampleOf(sample),
  };
}

function sampleOf({ fields, reportData, aiRecommendations }: ExportRow) {
  const tools = toolsOf(aiRecommendations);
  return {
    executiveName: executiveNameIn(fields),
    hasReportData: reportData !== null,
    hasAiRecommendations: tools.length > 0,
    recommendedAppsCount: tools.length,
    topPriorityApp: topTool(tools) ?? null,
    executiveSummaryPreview: summaryPreview(reportData),
    topRecommendations: topTools(tools),
    allDataKeys: [...fieldsOf("comprehensive"), ...CALL_COLUMNS, ...REPORT_COLUMNS],
  };
}
