import type { FunnelCounts } from "@/lib/domain/lead/funnel";
import type { Context } from "../context";

const DAY_MS = 24 * 60 * 60 * 1000;

/** How many reached each step within so many days; 0 days is since the beginning. */
export async function readFunnel(context: Context, days: number): Promise<FunnelCounts> {
  const since = days === 0 ? null : new Date(context.now().getTime() - days * DAY_MS);
  return { days, counts: await context.store.funnel.count(since) };
}
