import { AssessmentId } from "@/lib/domain/assessment/views";
import { Done } from "@/lib/domain/done";
import { NewTeam, TeamMade, TeamView } from "@/lib/domain/team/team";
import { endpoint } from "@/lib/http/endpoint";
import { route } from "@/lib/http/route";
import { deleteCheck } from "@/lib/services/team/delete-check";
import { readCheck } from "@/lib/services/team/read-check";
import { startCheck } from "@/lib/services/team/start-check";

// GET /api/assessments/{id}/team: how many of the team have answered, and once it is closed the result.
// POST /api/assessments/{id}/team: ask the team; the colleagues' URL is in this response alone.
// DELETE /api/assessments/{id}/team: delete what the team answered, so that it may be asked again.
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = endpoint({
  GET: route({
    access: "visitor",
    params: AssessmentId,
    returns: TeamView,
    handle: ({ context, params }) => readCheck(context, params.id),
  }),
  POST: route({
    access: "visitor",
    params: AssessmentId,
    body: NewTeam,
    returns: TeamMade,
    status: 201,
    handle: ({ context, params, body }) => startCheck(context, params.id, body),
  }),
  DELETE: route({
    access: "visitor",
    params: AssessmentId,
    returns: Done,
    handle: ({ context, params }) => deleteCheck(context, params.id),
  }),
});
