import type { InterviewInsights } from "@/lib/domain/interview/insights";
import { INSIGHTS_REFRESH_MS } from "@/lib/domain/interview/timing";
import type { ReportResponse } from "@/lib/domain/report/report";
import { REPORT_REFRESH_MS, REPORT_STALE_MS } from "@/lib/domain/report/timing";
import { useAdmin } from "./use-admin";

/** GET /api/admin/assessments/{id}/report, asked again every two minutes and on focus where it is no longer fresh. */
export const useLeadReport = (id: string) =>
  useAdmin<ReportResponse>(`/api/admin/assessments/${id}/report`, {
    refreshInterval: REPORT_REFRESH_MS,
    revalidateOnFocus: true,
    focusThrottleInterval: REPORT_STALE_MS,
    revalidateOnMount: false,
  });

/** GET /api/admin/assessments/{id}/interview-insights, asked again every 90 seconds. */
export const useLeadInsights = (id: string) =>
  useAdmin<InterviewInsights>(`/api/admin/assessments/${id}/interview-insights`, {
    refreshInterval: INSIGHTS_REFRESH_MS,
    revalidateOnMount: false,
  });
