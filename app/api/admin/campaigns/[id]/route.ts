import { Campaign, CampaignChange, CampaignId } from "@/lib/domain/campaign/campaign";
import { endpoint } from "@/lib/http/endpoint";
import { route } from "@/lib/http/route";
import { changeCampaign } from "@/lib/services/campaign/change-campaign";

// PATCH /api/admin/campaigns/{id}: change its name, its coupon or its days.
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = endpoint({
  PATCH: route({
    access: "admin",
    params: CampaignId,
    body: CampaignChange,
    returns: Campaign,
    handle: ({ context, params, body }) => changeCampaign(context, params.id, body),
  }),
});
