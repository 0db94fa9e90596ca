import type { Metadata } from "next";
import { CampaignScreen } from "@/components/admin/campaigns/campaign-screen";
import { CAMPAIGNS_TITLE } from "@/lib/domain/campaign/messages";

export const metadata: Metadata = { title: CAMPAIGNS_TITLE };

export default function CampaignsPage() {
  return <CampaignScreen />;
}
