import type { CampaignTouch } from "@/lib/domain/campaign/campaign";
import type { WizardStep } from "@/lib/domain/lead/funnel";
import type { Context } from "../context";

/** Counts that a visit of the wizard reached a step. Said twice, it counts once. */
export async function countVisit(
  { store, now }: Context,
  { campaign, ...event }: { visitId: string; step: WizardStep } & CampaignTouch,
): Promise<{ success: true }> {
  const campaignId = campaign === undefined ? null : await store.campaigns.idOf(campaign, now());
  await store.funnel.add({ ...event, campaignId });
  return { success: true };
}
