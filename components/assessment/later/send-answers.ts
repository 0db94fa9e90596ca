import { ApiError, api, detailOf } from "@/lib/client/api";
import { campaignOfVisit } from "@/lib/client/campaign";
import { draftKeyHeader } from "@/lib/client/draft-kept";
import { SUBMIT_FAILED } from "@/lib/domain/assessment/messages";
import type { AssessmentSubmission } from "@/lib/domain/assessment/submission";
import type { RetakeState } from "../retake/retake-context";
import { type Problem, problemsIn } from "./problems";

export interface Unsent {
  /** Where no answer came from the server. */
  isOffline: boolean;
  detail: string;
  problems: Problem[];
}

/** Gives back the assessment that the answers became, or why they did not. */
export async function sendAnswers(
  answers: AssessmentSubmission,
  submissionKey: string,
  retake: RetakeState,
): Promise<string | Unsent> {
  try {
    const { assessmentId } = await api<{ assessmentId: string }>("/api/assessments", {
      method: "POST",
      body: { ...answers, ...retake.sent, campaign: campaignOfVisit() },
      headers: { "Idempotency-Key": submissionKey, ...(retake.id === null ? draftKeyHeader() : {}) },
    });
    return assessmentId;
  } catch (error) {
    return {
      isOffline: !(error instanceof ApiError),
      detail: detailOf(error, SUBMIT_FAILED),
      problems: problemsIn(error),
    };
  }
}
