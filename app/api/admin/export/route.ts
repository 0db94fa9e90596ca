import { ExportQuery } from "@/lib/domain/export/export";
import { announceDownload, streamDownload } from "@/lib/http/download";
import { endpoint } from "@/lib/http/endpoint";
import { route } from "@/lib/http/route";
import { exportLeads, nameExport } from "@/lib/services/export/export-leads";

/** In seconds, on a host that ends a request by the clock. It reads everything there is. */
export const maxDuration = 300;

// GET /api/admin/export: the filtered leads as a CSV or JSON file, streamed.
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = endpoint({
  GET: route({
    access: "admin",
    limit: "export",
    subject: ({ actor }) => (actor.kind === "user" ? actor.userId : ""),
    query: ExportQuery,
    returns: "file",
    handle: async ({ context, query }) => streamDownload(await exportLeads(context, query)),
  }),
  // HEAD /api/admin/export: what the file would be called; none is made.
  HEAD: route({
    access: "admin",
    query: ExportQuery,
    returns: "file",
    handle: async ({ context, query }) => announceDownload(nameExport(context, query)),
  }),
});
