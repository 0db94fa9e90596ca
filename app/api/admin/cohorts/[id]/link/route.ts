import { CohortId, CohortLink } from "@/lib/domain/cohort/cohort";
import { Done } from "@/lib/domain/done";
import { endpoint } from "@/lib/http/endpoint";
import { route } from "@/lib/http/route";
import { endCohortLink, makeCohortLink } from "@/lib/services/cohort/change-cohorts";

// POST /api/admin/cohorts/{id}/link: a reading link for the chair; its address is in this response alone.
// DELETE /api/admin/cohorts/{id}/link: end it.
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = endpoint({
  POST: route({
    access: "admin",
    params: CohortId,
    returns: CohortLink,
    status: 201,
    handle: ({ context, params }) => makeCohortLink(context, params.id),
  }),
  DELETE: route({
    access: "admin",
    params: CohortId,
    returns: Done,
    handle: ({ context, params }) => endCohortLink(context, params.id),
  }),
});
