import useSWR from "swr";
import type { InterviewInsights } from "@/lib/domain/interview/insights";
import { INSIGHTS_REFRESH_MS } from "@/lib/domain/interview/timing";
import { swrDefaults } from "../swr";

/** GET /api/assessments/{id}/interview-insights, asked again every 90 seconds. */
export function useInsights(id: string) {
  return useSWR<InterviewInsights, Error>(["/api/assessments", id, "interview-insights"], {
    ...swrDefaults,
    refreshInterval: INSIGHTS_REFRESH_MS,
    revalidateOnMount: false,
  });
}
