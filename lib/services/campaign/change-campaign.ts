import type { Campaign, CampaignChange } from "@/lib/domain/campaign/campaign";
import { NO_SUCH_CAMPAIGN } from "@/lib/domain/campaign/messages";
import { Failure } from "@/lib/domain/failure";
import { recordAudit } from "../audit/record-audit";
import type { Context } from "../context";
import { requireInOrder, requireKnownCoupon } from "./require-usable";

/** Changes a campaign's name, coupon or days. Those who came by it before are counted under it as they were. */
export async function changeCampaign(
  context: Context,
  id: string,
  wanted: CampaignChange,
): Promise<Campaign> {
  return context.transaction(async (tx) => {
    const before = await tx.campaigns.lock(id);
    if (before === null) throw new Failure("not_found", NO_SUCH_CAMPAIGN);
    const change = differencesOf(before, wanted);
    requireInOrder({ ...before, ...change });
    await requireKnownCoupon(tx, change.couponCode);
    const changed = Object.keys(change);
    if (changed.length === 0) return before;
    const campaign = await tx.campaigns.change(id, change);
    if (campaign === null) throw new Failure("not_found", NO_SUCH_CAMPAIGN);
    await recordAudit(context, tx, {
      action: "campaign_changed",
      target: { kind: "campaign", id },
      meta: { changed: changed.join(", ") },
    });
    return campaign;
  });
}

function differencesOf(before: Campaign, { label, couponCode, startsAt, endsAt }: CampaignChange) {
  return {
    ...(label === undefined || label === before.label ? {} : { label }),
    ...(couponCode === undefined || couponCode === before.couponCode ? {} : { couponCode }),
    ...(isSame(startsAt, before.startsAt) ? {} : { startsAt }),
    ...(isSame(endsAt, before.endsAt) ? {} : { endsAt }),
  };
}

const isSame = (wanted: Date | null | undefined, before: Date | null): boolean =>
  wanted === undefined || wanted?.getTime() === before?.getTime();
