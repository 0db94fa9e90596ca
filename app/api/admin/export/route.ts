import { ExportQuery } from "@/lib/domain/export/export";
import { endpoint } from "@/lib/http/endpoint";
import { route } from "@/lib/http/route";
import { streamDownload } from "@/lib/http/stream-download";
import { exportLeads } from "@/lib/services/export/export-leads";

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
});
