import { DAY_MS } from "@/lib/domain/time";
import type { Context } from "../context";
import { readFirms } from "./read-pool";

/** So long an evening is waited for: a cohort that is never revealed must not keep the figures of all others back. */
const AWAITED_DAYS = 90;

/** The firms so far of each cohort that was made of late and is not revealed yet. */
export async function awaitedEvenings({
  store,
  now,
}: Pick<Context, "store" | "now">): Promise<ReadonlySet<string>[]> {
  const since = new Date(now().getTime() - AWAITED_DAYS * DAY_MS);
  const evenings: Set<string>[] = [];
  for (const { publishedAt, createdAt, couponCodes } of await store.cohorts.list()) {
    if (publishedAt !== null || createdAt < since) continue;
    const { firms } = await readFirms(store, { since: new Date(0), coupons: couponCodes });
    evenings.push(new Set(firms.map(({ id }) => id)));
  }
  return evenings;
}
