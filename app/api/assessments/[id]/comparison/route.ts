import { AssessmentId } from "@/lib/domain/assessment/views";
import { ComparisonChange, ComparisonChanged, ComparisonView } from "@/lib/domain/comparison/comparison";
import { endpoint } from "@/lib/http/endpoint";
import { route } from "@/lib/http/route";
import { changeComparison } from "@/lib/services/comparison/change-comparison";
import { readComparison } from "@/lib/services/comparison/read-comparison";

// GET /api/assessments/{id}/comparison: published figures of other firms, and where this one is among them.
// PUT /api/assessments/{id}/comparison: leave the firm out of such figures, or count it again.
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = endpoint({
  GET: route({
    access: "visitor",
    params: AssessmentId,
    returns: ComparisonView,
    handle: ({ context, params }) => readComparison(context, params.id),
  }),
  PUT: route({
    access: "visitor",
    params: AssessmentId,
    body: ComparisonChange,
    returns: ComparisonChanged,
    handle: ({ context, params, body }) => changeComparison(context, params.id, body.leftOut),
  }),
});
