"use client";

import { lookOf } from "@/components/report/look";
import { RefreshState } from "@/components/report/refresh-state";
import { useLeadInsights, useLeadReport } from "@/lib/client/hooks/use-lead-report";
import type { ReportVersions } from "@/lib/domain/report/versions";

/** The same as on the reader's page, with the admin's calls. */
export const LeadReportRefresh = ({ id, rendered }: { id: string; rendered: ReportVersions }) => (
  <RefreshState
    path={`/api/admin/assessments/${id}/report`}
    rendered={rendered}
    {...lookOf(useLeadReport(id), useLeadInsights(id))}
  />
);
