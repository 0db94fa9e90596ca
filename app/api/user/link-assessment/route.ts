import { AssessmentLink } from "@/lib/domain/account/credentials";
import { DoneWithMessage } from "@/lib/domain/done";
import { endpoint } from "@/lib/http/endpoint";
import { route } from "@/lib/http/route";
import { linkAssessment } from "@/lib/services/account/link-assessment";

// POST /api/user/link-assessment: save an assessment without an owner in the caller's account.
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = endpoint({
  POST: route({
    access: "user",
    body: AssessmentLink,
    returns: DoneWithMessage,
    handle: ({ context, body }) => linkAssessment(context, body.assessmentId),
  }),
});
