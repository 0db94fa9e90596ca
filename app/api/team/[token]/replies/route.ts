import { NewReply, ReplyTaken, TeamToken } from "@/lib/domain/team/team";
import { endpoint } from "@/lib/http/endpoint";
import { route } from "@/lib/http/route";
import { answerCheck } from "@/lib/services/team/answer-check";

// POST /api/team/{token}/replies: a colleague's ten answers, once.
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = endpoint({
  POST: route({
    access: "visitor",
    limit: "teamReply",
    params: TeamToken,
    subject: ({ params }) => params.token,
    body: NewReply,
    returns: ReplyTaken,
    status: ({ isNew }) => (isNew ? 201 : 200),
    handle: ({ context, params, body }) => answerCheck(context, params.token, body),
  }),
});
