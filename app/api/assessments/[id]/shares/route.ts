import { AssessmentId } from "@/lib/domain/assessment/views";
import { NewShare, ShareList, ShareMade } from "@/lib/domain/share/share";
import { endpoint } from "@/lib/http/endpoint";
import { route } from "@/lib/http/route";
import { listShares } from "@/lib/services/share/list-shares";
import { makeShare } from "@/lib/services/share/make-share";

// GET /api/assessments/{id}/shares: the links that share the report, without their tokens.
// POST /api/assessments/{id}/shares: make one; its URL is in this response alone.
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = endpoint({
  GET: route({
    access: "visitor",
    params: AssessmentId,
    returns: ShareList,
    handle: ({ context, params }) => listShares(context, params.id),
  }),
  POST: route({
    access: "visitor",
    params: AssessmentId,
    body: NewShare,
    returns: ShareMade,
    status: 201,
    handle: ({ context, params, body }) => makeShare(context, params.id, body),
  }),
});
