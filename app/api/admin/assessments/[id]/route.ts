import { AssessmentId } from "@/lib/domain/assessment/views";
import { Done } from "@/lib/domain/done";
import { endpoint } from "@/lib/http/endpoint";
import { route } from "@/lib/http/route";
import { deleteLead } from "@/lib/services/lead/delete-lead";

// DELETE /api/admin/assessments/{id}: remove an assessment and everything about it, for good.
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = endpoint({
  DELETE: route({
    access: "admin",
    params: AssessmentId,
    returns: Done,
    handle: ({ context, params }) => deleteLead(context, params.id),
  }),
});
