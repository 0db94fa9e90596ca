import { ApiError, api, detailOf } from "@/lib/client/api";
import { campaignOfVisit } from "@/lib/client/campaign";
import { draftKeyHeader } from "@/lib/client/draft-kept";
import { endVisit } from "@/lib/client/funnel";
import { settleDraft } from "@/lib/client/settle-draft";
import { toast } from "@/lib/client/toast";
import { keepTypedEmail } from "@/lib/client/typed-email";
import { SUBMIT_FAILED, SUBMIT_SUCCEEDED } from "@/lib/domain/assessment/sending-messages";
import type { AssessmentSubmission } from "@/lib/domain/assessment/submission";
import type { RetakeState } from "../retake/retake-context";
import { type Problem, problemsIn } from "./problems";

export interface Unsent {
  /** Where no answer came from the server. */
  isOffline: boolean;
  detail: string;
  problems: Problem[];
}

/** Gives back the assessment that the answers became, which this device then keeps in place of them, or why they did not. */
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
    settleDraft(assessmentId);
    keepTypedEmail(assessmentId, answers.executiveEmail ?? "");
    endVisit();
    toast({ title: SUBMIT_SUCCEEDED });
    return assessmentId;
  } catch (error) {
    return {
      isOffline: !(error instanceof ApiError),
      detail: detailOf(error, SUBMIT_FAILED),
      problems: problemsIn(error),
    };
  }
}
