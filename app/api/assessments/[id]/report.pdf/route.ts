import { AssessmentId } from "@/lib/domain/assessment/views";
import { FamilyChoice } from "@/lib/domain/report/report";
import { download } from "@/lib/http/download";
import { endpoint } from "@/lib/http/endpoint";
import { route } from "@/lib/http/route";
import { noteDownload } from "@/lib/services/report/note-download";
import { printReport } from "@/lib/services/report/print-report";

/** In seconds, on a host that ends a request by the clock. A report may have to be written first. */
export const maxDuration = 120;

// GET /api/assessments/{id}/report.pdf: the full report as a file, with the family section for `family=included` alone.
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = endpoint({
  GET: route({
    access: "visitor",
    limit: "pdf",
    params: AssessmentId,
    query: FamilyChoice,
    subject: ({ params }) => params.id,
    returns: "file",
    handle: async ({ context, params, query }) =>
      download(await printReport(context, params.id, query.family), "application/pdf", () =>
        noteDownload(context, params.id),
      ),
  }),
});
