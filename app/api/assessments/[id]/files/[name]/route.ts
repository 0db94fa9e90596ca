import { FILE_KINDS } from "@/lib/domain/report/file-kinds";
import { FileParams } from "@/lib/domain/report/files";
import { download } from "@/lib/http/download";
import { endpoint } from "@/lib/http/endpoint";
import { route } from "@/lib/http/route";
import { takeFile } from "@/lib/services/report/take-file";

/** In seconds, on a host that ends a request by the clock. A report may have to be written first. */
export const maxDuration = 120;

// GET /api/assessments/{id}/files/{name}: the plan, the deck or a document to work with, without the family section.
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = endpoint({
  GET: route({
    access: "visitor",
    limit: "pdf",
    params: FileParams,
    subject: ({ params }) => params.id,
    returns: "file",
    handle: async ({ context, params }) =>
      download(await takeFile(context, params.id, params.name), FILE_KINDS[params.name].contentType),
  }),
});
