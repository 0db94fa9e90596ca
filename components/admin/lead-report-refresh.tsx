"use client";

import { RefreshButton } from "@/components/report/refresh-button";
import { useLeadInsights, useLeadReport } from "@/lib/client/hooks/use-lead-report";
import { reportVersion } from "@/lib/client/report-version";

/** The same as on the reader's page, with the admin's calls. */
export function LeadReportRefresh({ id }: { id: string }) {
  const { data: report } = useLeadReport(id);
  const { data: insights } = useLeadInsights(id);
  return <RefreshButton version={reportVersion(report, insights)} />;
}
