import { LeadOwners } from "@/lib/domain/lead/details";
import { endpoint } from "@/lib/http/endpoint";
import { route } from "@/lib/http/route";
import { listOwners } from "@/lib/services/lead/list-owners";

// GET /api/admin/leads/owners: everybody who can work a lead.
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = endpoint({
  GET: route({
    access: "admin",
    returns: LeadOwners,
    handle: ({ context }) => listOwners(context),
  }),
});
