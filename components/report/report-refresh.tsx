"use client";

import { useInsights } from "@/lib/client/hooks/use-insights";
import { useReport } from "@/lib/client/hooks/use-report";
import { RefreshState } from "./refresh-state";

/** Asks for the report and the interview in the background. The paper itself is drawn on the server. */
export const ReportRefresh = ({ id }: { id: string }) => (
  <RefreshState report={useReport(id)} insights={useInsights(id)} />
);
