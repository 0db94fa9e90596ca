import { AuditFilter } from "@/lib/domain/audit/log";
import { streamDownload } from "@/lib/http/download";
import { endpoint } from "@/lib/http/endpoint";
import { route } from "@/lib/http/route";
import { exportAudit } from "@/lib/services/audit/export-audit";

/** In seconds, on a host that ends a request by the clock. */
export const maxDuration = 300;

// GET /api/admin/audit/export: the filtered log as a CSV file, streamed.
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = endpoint({
  GET: route({
    access: "admin",
    limit: "export",
    subject: ({ actor }) => (actor.kind === "user" ? actor.userId : ""),
    query: AuditFilter,
    returns: "file",
    handle: ({ context, query }) => streamDownload(exportAudit(context, query)),
  }),
});
