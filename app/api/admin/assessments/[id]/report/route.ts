import { AssessmentId } from "@/lib/domain/assessment/views";
import { ReportResponse } from "@/lib/domain/report/report";
import { endpoint } from "@/lib/http/endpoint";
import { route } from "@/lib/http/route";
import { readLeadReport } from "@/lib/services/lead/read-lead-report";

// GET /api/admin/assessments/{id}/report: the full report, paid for or not; written at the first call.
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = endpoint({
  GET: route({
    access: "admin",
    params: AssessmentId,
    returns: ReportResponse,
    handle: ({ context, params }) => readLeadReport(context, params.id),
  }),
});
