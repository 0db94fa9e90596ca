import { SharedParams } from "@/lib/domain/share/share";
import { download } from "@/lib/http/download";
import { endpoint } from "@/lib/http/endpoint";
import { route } from "@/lib/http/route";
import { noteSharedDownload } from "@/lib/services/share/note-shared-download";
import { printShared } from "@/lib/services/share/print-shared";

/** In seconds, on a host that ends a request by the clock. A report may have to be written first. */
export const maxDuration = 120;

// GET /api/shared/{token}/report.pdf: the report as a file, for the holder of a reader's link.
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = endpoint({
  GET: route({
    access: "visitor",
    limit: "pdf",
    params: SharedParams,
    subject: ({ params }) => params.token,
    returns: "file",
    handle: async ({ context, params }) =>
      download(await printShared(context, params.token), "application/pdf", () =>
        noteSharedDownload(context, params.token),
      ),
  }),
});
