"use client";

import { useInsights } from "@/lib/client/hooks/use-insights";
import { useReport } from "@/lib/client/hooks/use-report";
import type { ReportVersions } from "@/lib/domain/report/versions";
import { RefreshState } from "./refresh-state";

/** Revalidation: asks for the report and the interview in the background. The view itself is rendered on the server. */
export const ReportRefresh = ({ id, rendered }: { id: string; rendered: ReportVersions }) => (
  <RefreshState
    path={`/api/assessments/${id}/report`}
    rendered={rendered}
    report={useReport(id)}
    insights={useInsights(id)}
  />
);
