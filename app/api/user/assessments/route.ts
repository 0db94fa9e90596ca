import { OwnAssessments } from "@/lib/domain/account/views";
import { endpoint } from "@/lib/http/endpoint";
import { route } from "@/lib/http/route";
import { listOwnAssessments } from "@/lib/services/account/list-own-assessments";

// GET /api/user/assessments: the caller's own assessments, the newest first.
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = endpoint({
  GET: route({
    access: "user",
    returns: OwnAssessments,
    handle: ({ context }) => listOwnAssessments(context),
  }),
});
