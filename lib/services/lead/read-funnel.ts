import type { FunnelCounts } from "@/lib/domain/lead/funnel";
import { DAY_MS } from "@/lib/domain/time";
import type { Context } from "../context";

/** How many reached each step within so many days; 0 days is since the beginning. */
export async function readFunnel(context: Context, days: number): Promise<FunnelCounts> {
  const since = days === 0 ? null : new Date(context.now().getTime() - days * DAY_MS);
  return { days, counts: await context.store.funnel.count(since) };
}
