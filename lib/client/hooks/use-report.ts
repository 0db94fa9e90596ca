import useSWR from "swr";
import type { ReportResponse } from "@/lib/domain/report/report";
import { REPORT_REFRESH_MS } from "@/lib/domain/report/timing";
import { swrDefaults } from "../swr";
import type { Wire } from "../wire";

/** GET /api/assessments/{id}/report, asked again every two minutes and when the window gets the focus. */
export function useReport(id: string) {
  return useSWR<Wire<ReportResponse>, Error>(["/api/assessments", id, "report"], {
    ...swrDefaults,
    refreshInterval: REPORT_REFRESH_MS,
    revalidateOnFocus: true,
    revalidateOnMount: false,
  });
}
