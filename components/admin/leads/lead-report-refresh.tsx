"use client";

import { RefreshState } from "@/components/report/refresh-state";
import { useLeadInsights, useLeadReport } from "@/lib/client/hooks/use-lead-report";
import type { ReportVersions } from "@/lib/domain/report/versions";

/** The same as on the reader's page, with the admin's calls. */
export const LeadReportRefresh = ({ id, drawn }: { id: string; drawn: ReportVersions }) => (
  <RefreshState
    path={`/api/admin/assessments/${id}/report`}
    drawn={drawn}
    report={useLeadReport(id)}
    insights={useLeadInsights(id)}
  />
);
