import { ApiError } from "@/lib/client/api";
import type { Serialized } from "@/lib/client/serialized";
import type { InterviewInsights } from "@/lib/domain/interview/insights";
import * as say from "@/lib/domain/report/messages";
import type { ReportResponse } from "@/lib/domain/report/report";
import { currentVersions, type ReportVersions } from "@/lib/domain/report/versions";

/** What looking in the background has found so far, and in words why a look brought nothing. */
export interface Look {
  found: ReportVersions;
  problem: string | null;
}

interface Looked<Data> {
  data: Data | undefined;
  error: Error | undefined;
}

export const lookOf = (
  report: Looked<Serialized<ReportResponse>>,
  insights: Looked<Serialized<InterviewInsights>>,
): Look => ({
  found: currentVersions({ report: report.data, insights: insights.data }),
  problem:
    problemOf(report.error, say.REPORT_FETCH_FAILED) ?? problemOf(insights.error, say.INSIGHTS_FETCH_FAILED),
});

function problemOf(error: Error | undefined, otherwise: string): string | null {
  if (error === undefined) return null;
  const isRefused = error instanceof ApiError && (error.status === 401 || error.status === 403);
  return isRefused ? say.AUTHENTICATION_FAILED : otherwise;
}
