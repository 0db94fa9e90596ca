import { CampaignTouch } from "@/lib/domain/campaign/campaign";
import { Done } from "@/lib/domain/done";
import { FunnelEvent } from "@/lib/domain/lead/funnel";
import { endpoint } from "@/lib/http/endpoint";
import { route } from "@/lib/http/route";
import { countVisit } from "@/lib/services/lead/count-visit";

// POST /api/funnel: the wizard says which step a visit has reached.
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = endpoint({
  POST: route({
    access: "visitor",
    limit: "funnel",
    body: FunnelEvent.extend(CampaignTouch.shape),
    returns: Done,
    status: 202,
    handle: ({ context, body }) => countVisit(context, body),
  }),
});
