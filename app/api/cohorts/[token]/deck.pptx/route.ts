import { CohortParams } from "@/lib/domain/cohort/cohort";
import { FILE_KINDS } from "@/lib/domain/report/file-kinds";
import { download } from "@/lib/http/download";
import { endpoint } from "@/lib/http/endpoint";
import { route } from "@/lib/http/route";
import { takeCohortFile } from "@/lib/services/cohort/read-by-link";

// GET /api/cohorts/{token}/deck.pptx: a cohort's report as slides, for the holder of its reading link.
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = endpoint({
  GET: route({
    access: "visitor",
    limit: "pdf",
    params: CohortParams,
    subject: ({ params }) => params.token,
    returns: "file",
    handle: async ({ context, params }) =>
      download(await takeCohortFile(context, params.token, "pptx"), FILE_KINDS["deck.pptx"].contentType),
  }),
});
