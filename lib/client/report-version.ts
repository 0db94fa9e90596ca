import type { InterviewInsights } from "../domain/interview/insights";
import type { ReportResponse } from "../domain/report/report";
import type { Wire } from "./wire";

/** What tells one state of a report page from another; undefined before anything was asked. */
export function reportVersion(
  report: Wire<ReportResponse> | undefined,
  insights: Wire<InterviewInsights> | undefined,
): string | undefined {
  if (report === undefined && insights === undefined) return undefined;
  return `${report?.updatedAt ?? ""}:${insights?.sections.map((section) => section.id).join() ?? ""}`;
}
