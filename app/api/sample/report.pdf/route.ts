import { download } from "@/lib/http/download";
import { endpoint } from "@/lib/http/endpoint";
import { route } from "@/lib/http/route";
import { printSample } from "@/lib/services/report/print-sample";

// GET /api/sample/report.pdf: the sample as a file, by the way that every report takes, so that it cannot look better.
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = endpoint({
  GET: route({
    access: "visitor",
    limit: "pdf",
    returns: "file",
    handle: async ({ context }) => download(await printSample(context), "application/pdf"),
  }),
});
