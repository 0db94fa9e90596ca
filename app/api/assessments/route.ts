import { AssessmentSubmission } from "@/lib/domain/assessment/submission";
import { AssessmentCreated } from "@/lib/domain/assessment/views";
import { CampaignTouch } from "@/lib/domain/campaign/campaign";
import { RetakeRequest } from "@/lib/domain/retake/retake";
import { endpoint } from "@/lib/http/endpoint";
import { route } from "@/lib/http/route";
import { submitAssessment } from "@/lib/services/assessment/submit-assessment";

// POST /api/assessments: store a finished questionnaire, score it, and start its roadmap.
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = endpoint({
  POST: route({
    access: "visitor",
    limit: "submission",
    body: AssessmentSubmission.extend(RetakeRequest.shape).extend(CampaignTouch.shape),
    returns: AssessmentCreated,
    ownerKey: "instead",
    status: 201,
    handle: ({ context, body, idempotencyKey, draftKey }) =>
      submitAssessment(context, body, idempotencyKey, draftKey),
  }),
});
