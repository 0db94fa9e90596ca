import useSWR from "swr";
import type { ReportResponse } from "@/lib/domain/report/report";
import { REPORT_REFRESH_MS, REPORT_STALE_MS } from "@/lib/domain/report/timing";
import type { Serialized } from "../serialized";
import { swrDefaults } from "../swr";

/** GET /api/assessments/{id}/report, asked again every two minutes, and on focus where it is no longer fresh. */
export function useReport(id: string) {
  return useSWR<Serialized<ReportResponse>, Error>(["/api/assessments", id, "report"], {
    ...swrDefaults,
    refreshInterval: REPORT_REFRESH_MS,
    revalidateOnFocus: true,
    focusThrottleInterval: REPORT_STALE_MS,
    revalidateOnMount: false,
  });
}
