import { type Campaign, type NewCampaign, OTHER_CAMPAIGN } from "@/lib/domain/campaign/campaign";
import { CAMPAIGN_CODE_TAKEN } from "@/lib/domain/campaign/messages";
import { Failure } from "@/lib/domain/failure";
import { recordAudit } from "../audit/record-audit";
import type { Context } from "../context";
import { requireInOrder, requireKnownCoupon } from "./require-usable";

export async function createCampaign(context: Context, campaign: NewCampaign): Promise<Campaign> {
  requireInOrder(campaign);
  return context.transaction(async (tx) => {
    await requireKnownCoupon(tx, campaign.couponCode);
    const added = campaign.code === OTHER_CAMPAIGN ? null : await tx.campaigns.add(campaign);
    if (added === null) throw new Failure("conflict", CAMPAIGN_CODE_TAKEN, { reason: "code_taken" });
    await recordAudit(context, tx, {
      action: "campaign_created",
      target: { kind: "campaign", id: added.id },
    });
    return added;
  });
}
