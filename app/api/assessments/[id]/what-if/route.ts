import { AssessmentId } from "@/lib/domain/assessment/views";
import { WhatIf } from "@/lib/domain/what-if/what-if";
import { endpoint } from "@/lib/http/endpoint";
import { route } from "@/lib/http/route";
import { readWhatIf } from "@/lib/services/what-if/read-what-if";

// GET /api/assessments/{id}/what-if: what would move the score, and what each combination of it comes to.
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = endpoint({
  GET: route({
    access: "visitor",
    params: AssessmentId,
    returns: WhatIf,
    handle: ({ context, params }) => readWhatIf(context, params.id),
  }),
});
