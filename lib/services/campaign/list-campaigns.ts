import type { CampaignTable, StepCounts } from "@/lib/domain/campaign/campaign";
import type { Context } from "../context";
import { countFunnel } from "../lead/read-funnel";

/** Every campaign with its part of the funnel, within so many days; 0 days is since the beginning. */
export async function listCampaigns(context: Context, days: number): Promise<CampaignTable> {
  const { campaigns, otherId } = await context.store.campaigns.list();
  const counts = await countFunnel(context, days);
  const of = (id: string | null): StepCounts =>
    counts.filter(({ campaignId }) => campaignId === id).map(({ step, count }) => ({ step, count }));
  return {
    days,
    campaigns: campaigns.map((campaign) => ({ ...campaign, counts: of(campaign.id) })),
    other: { id: otherId, counts: otherId === null ? [] : of(otherId) },
    none: { counts: of(null) },
  };
}
