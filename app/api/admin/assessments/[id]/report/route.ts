import { AssessmentId } from "@/lib/domain/assessment/views";
import { ReportResponse } from "@/lib/domain/report/report";
import { endpoint } from "@/lib/http/endpoint";
import { route } from "@/lib/http/route";
import { readReport } from "@/lib/services/report/read-report";

/** In seconds, on a host that ends a request by the clock. A report may have to be written first. */
export const maxDuration = 120;

// GET /api/admin/assessments/{id}/report: the full report, paid for or not; written at the first call.
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = endpoint({
  GET: route({
    access: "admin",
    params: AssessmentId,
    returns: ReportResponse,
    handle: ({ context, params }) => readReport(context, params.id),
  }),
});
