import { AssessmentId } from "@/lib/domain/assessment/views";
import { Done, DoneWithMessage } from "@/lib/domain/done";
import { InterviewOffer, WrittenAnswers } from "@/lib/domain/interview/written-answers";
import { endpoint } from "@/lib/http/endpoint";
import { route } from "@/lib/http/route";
import { deleteWritten } from "@/lib/services/interview/delete-written";
import { offerInterview } from "@/lib/services/interview/offer-interview";
import { takeAnswers } from "@/lib/services/interview/take-answers";

// GET /api/assessments/{id}/interview: the three questions, and whether they were answered in writing.
// POST /api/assessments/{id}/interview: the answers; a job reads them, and they are deleted.
// DELETE /api/assessments/{id}/interview: the insights from written answers; those from a call stay.
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = endpoint({
  GET: route({
    access: "visitor",
    params: AssessmentId,
    returns: InterviewOffer,
    handle: ({ context, params }) => offerInterview(context, params.id),
  }),
  POST: route({
    access: "visitor",
    limit: "interview",
    params: AssessmentId,
    body: WrittenAnswers,
    returns: DoneWithMessage,
    status: 202,
    handle: ({ context, params, body, idempotencyKey }) =>
      takeAnswers(context, params.id, body, idempotencyKey),
  }),
  DELETE: route({
    access: "visitor",
    params: AssessmentId,
    returns: Done,
    handle: ({ context, params }) => deleteWritten(context, params.id),
  }),
});
