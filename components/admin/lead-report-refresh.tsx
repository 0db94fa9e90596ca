"use client";

import { RefreshState } from "@/components/report/refresh-state";
import { useLeadInsights, useLeadReport } from "@/lib/client/hooks/use-lead-report";

/** The same as on the reader's page, with the admin's calls. */
export const LeadReportRefresh = ({ id }: { id: string }) => (
  <RefreshState report={useLeadReport(id)} insights={useLeadInsights(id)} />
);
