import { CohortId } from "@/lib/domain/cohort/cohort";
import { CohortFigures } from "@/lib/domain/cohort/snapshot";
import { endpoint } from "@/lib/http/endpoint";
import { route } from "@/lib/http/route";
import { publishCohort } from "@/lib/services/cohort/publish-cohort";

// POST /api/admin/cohorts/{id}/publish: freeze a cohort's report.
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = endpoint({
  POST: route({
    access: "admin",
    params: CohortId,
    returns: CohortFigures,
    handle: ({ context, params }) => publishCohort(context, params.id),
  }),
});
