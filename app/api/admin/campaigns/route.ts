import { Campaign, CampaignsQuery, CampaignTable, NewCampaign } from "@/lib/domain/campaign/campaign";
import { endpoint } from "@/lib/http/endpoint";
import { route } from "@/lib/http/route";
import { createCampaign } from "@/lib/services/campaign/create-campaign";
import { listCampaigns } from "@/lib/services/campaign/list-campaigns";

// GET /api/admin/campaigns: all campaigns, and how far those who came by each went within so many days.
// POST /api/admin/campaigns: make a campaign.
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = endpoint({
  GET: route({
    access: "admin",
    query: CampaignsQuery,
    returns: CampaignTable,
    handle: ({ context, query }) => listCampaigns(context, query.days),
  }),

  POST: route({
    access: "admin",
    body: NewCampaign,
    status: 201,
    returns: Campaign,
    handle: ({ context, body }) => createCampaign(context, body),
  }),
});
