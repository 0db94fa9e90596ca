import { FILE_KINDS } from "@/lib/domain/report/file-kinds";
import { SharedFileParams } from "@/lib/domain/report/files";
import { download } from "@/lib/http/download";
import { endpoint } from "@/lib/http/endpoint";
import { route } from "@/lib/http/route";
import { takeSharedFile } from "@/lib/services/share/take-shared-file";

/** In seconds, on a host that ends a request by the clock. A report may have to be written first. */
export const maxDuration = 120;

// GET /api/shared/{token}/files/{name}: the deck, for the holder of a reader's link; no other file is given to readers.
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = endpoint({
  GET: route({
    access: "visitor",
    limit: "pdf",
    params: SharedFileParams,
    subject: ({ params }) => params.token,
    returns: "file",
    handle: async ({ context, params }) =>
      download(await takeSharedFile(context, params.token, params.name), FILE_KINDS[params.name].contentType),
  }),
});
