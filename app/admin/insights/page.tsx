import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { InsightsScreen } from "@/components/admin/insights/insights-screen";
import { INSIGHTS_TITLE } from "@/lib/domain/figures/messages";
import { InsightsQuery } from "@/lib/domain/figures/period";
import { pageContext } from "@/lib/http/pages/page";
import { isAdmin } from "@/lib/services/context";
import { readInsights } from "@/lib/services/figures/read-insights";

export const metadata: Metadata = { title: INSIGHTS_TITLE };

interface InsightsPageProps {
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

/** Drawn on the server. The middleware lets only admins near it; so does the page itself. */
export default async function InsightsPage({ searchParams }: InsightsPageProps) {
  const { weeks } = InsightsQuery.parse(await searchParams);
  const context = await pageContext();
  if (!isAdmin(context.actor)) notFound();
  return <InsightsScreen insights={await readInsights(context, weeks)} />;
}
