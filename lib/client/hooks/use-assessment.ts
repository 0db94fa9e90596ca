import useSWR from "swr";
import { RESULTS_POLL_MS } from "@/lib/domain/assessment/timing";
import type { AssessmentView } from "@/lib/domain/assessment/views";
import type { Serialized } from "../serialized";
import { swrDefaults } from "../swr";

/** GET /api/assessments/{id}, asked again every five seconds. */
export function useAssessment(id: string) {
  return useSWR<Serialized<AssessmentView>, Error>(["/api/assessments", id], {
    ...swrDefaults,
    refreshInterval: RESULTS_POLL_MS,
  });
}
