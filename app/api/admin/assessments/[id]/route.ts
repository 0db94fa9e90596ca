import { AssessmentId } from "@/lib/domain/assessment/views";
import { Deleted } from "@/lib/domain/lead/list";
import { endpoint } from "@/lib/http/endpoint";
import { route } from "@/lib/http/route";
import { deleteLead } from "@/lib/services/lead/delete-lead";

// DELETE /api/admin/assessments/{id}: remove an assessment and everything about it, for good.
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = endpoint({
  DELETE: route({
    access: "admin",
    params: AssessmentId,
    returns: Deleted,
    handle: ({ context, params }) => deleteLead(context, params.id),
  }),
});
