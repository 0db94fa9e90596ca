"use client";

import { useInsights } from "@/lib/client/hooks/use-insights";
import { useReport } from "@/lib/client/hooks/use-report";
import { reportVersion } from "@/lib/client/report-version";
import { RefreshButton } from "./refresh-button";

/**
 * Asks for the report and the interview in the background, and draws the page anew where they have changed.
 * The paper itself is drawn on the server.
 */
export function ReportRefresh({ id }: { id: string }) {
  const { data: report } = useReport(id);
  const { data: insights } = useInsights(id);
  return <RefreshButton version={reportVersion(report, insights)} />;
}
