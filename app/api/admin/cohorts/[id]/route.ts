import { CohortChange, CohortDetails, CohortId } from "@/lib/domain/cohort/cohort";
import { Done } from "@/lib/domain/done";
import { endpoint } from "@/lib/http/endpoint";
import { route } from "@/lib/http/route";
import { changeCohort, deleteCohort } from "@/lib/services/cohort/change-cohorts";
import { readCohort } from "@/lib/services/cohort/read-cohort";

// GET /api/admin/cohorts/{id}: one cohort with its count, its frozen figures and the way in for the room.
// PATCH /api/admin/cohorts/{id}: change its name, codes or floor; what is published stays.
// DELETE /api/admin/cohorts/{id}: delete it with its report and link.
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = endpoint({
  GET: route({
    access: "admin",
    params: CohortId,
    returns: CohortDetails,
    handle: ({ context, params }) => readCohort(context, params.id),
  }),
  PATCH: route({
    access: "admin",
    params: CohortId,
    body: CohortChange,
    returns: Done,
    handle: ({ context, params, body }) => changeCohort(context, params.id, body),
  }),
  DELETE: route({
    access: "admin",
    params: CohortId,
    returns: Done,
    handle: ({ context, params }) => deleteCohort(context, params.id),
  }),
});
