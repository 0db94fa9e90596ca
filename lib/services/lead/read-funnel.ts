import { isoDay } from "@/lib/domain/dates";
import { daysAfter } from "@/lib/domain/days";
import type { FunnelCounts } from "@/lib/domain/lead/funnel";
import type { Context } from "../context";

/** How many reached each step within so many days, today among them; 0 days is since the beginning. */
export async function readFunnel(context: Context, days: number): Promise<FunnelCounts> {
  const counts = new Map<string, number>();
  for (const { step, count } of await countFunnel(context, days))
    counts.set(step, (counts.get(step) ?? 0) + count);
  return { days, counts: [...counts].map(([step, count]) => ({ step, count })) };
}

/** The same, campaign by campaign. */
export function countFunnel({ store, now }: Context, days: number) {
  const today = isoDay(now());
  return store.funnel.count(days === 0 ? null : daysAfter(today, 1 - days), today);
}
