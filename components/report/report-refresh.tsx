"use client";

import { useInsights } from "@/lib/client/hooks/use-insights";
import { useReport } from "@/lib/client/hooks/use-report";
import { reportVersion } from "@/lib/client/report-version";
import { INSIGHTS_FETCH_FAILED, REPORT_FETCH_FAILED } from "@/lib/domain/report/messages";
import { RefreshButton } from "./refresh-button";

/**
 * Asks for the report and the interview in the background, and draws the page anew where they have changed.
 * The paper itself is drawn on the server.
 */
export function ReportRefresh({ id }: { id: string }) {
  const { data: report, error: reportError } = useReport(id);
  const { data: insights, error: insightsError } = useInsights(id);
  const problem = reportError ? REPORT_FETCH_FAILED : insightsError ? INSIGHTS_FETCH_FAILED : null;
  return (
    <>
      <span role="status" className="self-center text-muted-foreground text-sm empty:absolute">
        {problem}
      </span>
      <RefreshButton version={reportVersion(report, insights)} />
    </>
  );
}
