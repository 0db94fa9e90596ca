import { ExportPreview } from "@/lib/domain/export/export";
import { LeadFilter } from "@/lib/domain/lead/filter";
import { endpoint } from "@/lib/http/endpoint";
import { route } from "@/lib/http/route";
import { previewExport } from "@/lib/services/export/preview-export";

// GET /api/admin/export/preview: what a comprehensive export would hold.
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = endpoint({
  GET: route({
    access: "admin",
    query: LeadFilter,
    returns: ExportPreview,
    handle: ({ context, query }) => previewExport(context, query),
  }),
});
