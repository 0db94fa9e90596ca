import { WorkbookQuery } from "@/lib/domain/export/workbook";
import { announceDownload, streamDownload } from "@/lib/http/download";
import { endpoint } from "@/lib/http/endpoint";
import { route } from "@/lib/http/route";
import { exportWorkbook, nameWorkbook } from "@/lib/services/export/export-workbook";

/** In seconds, on a host that ends a request by the clock. It reads everything there is. */
export const maxDuration = 300;

// GET /api/admin/export/workbook: the filtered leads as an Excel workbook for people, streamed.
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = endpoint({
  GET: route({
    access: "admin",
    limit: "export",
    subject: ({ actor }) => (actor.kind === "user" ? actor.userId : ""),
    query: WorkbookQuery,
    returns: "file",
    handle: async ({ context, query }) => streamDownload(await exportWorkbook(context, query)),
  }),
  // HEAD /api/admin/export/workbook: what the workbook would be called; none is made.
  HEAD: route({
    access: "admin",
    query: WorkbookQuery,
    returns: "file",
    handle: async ({ context }) => announceDownload(nameWorkbook(context)),
  }),
});
