import { AuditQuery, AuditTrail } from "@/lib/domain/audit/log";
import { endpoint } from "@/lib/http/endpoint";
import { route } from "@/lib/http/route";
import { listAudit } from "@/lib/services/audit/list-audit";

// GET /api/admin/audit: who did what to what and when, the newest first.
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = endpoint({
  GET: route({
    access: "admin",
    query: AuditQuery,
    returns: AuditTrail,
    handle: ({ context, query }) => listAudit(context, query),
  }),
});
