import { CohortMade, Cohorts, NewCohort } from "@/lib/domain/cohort/cohort";
import { endpoint } from "@/lib/http/endpoint";
import { route } from "@/lib/http/route";
import { createCohort } from "@/lib/services/cohort/change-cohorts";
import { listCohorts } from "@/lib/services/cohort/read-cohort";

// GET /api/admin/cohorts: all cohorts with their counts.
// POST /api/admin/cohorts: name a cohort by its codes.
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = endpoint({
  GET: route({ access: "admin", returns: Cohorts, handle: ({ context }) => listCohorts(context) }),
  POST: route({
    access: "admin",
    body: NewCohort,
    returns: CohortMade,
    status: 201,
    handle: ({ context, body }) => createCohort(context, body),
  }),
});
