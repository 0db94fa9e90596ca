import type { FunnelCounts, FunnelStep } from "@/lib/domain/lead/funnel";
import type { Db } from "./db";

/** First-party counts without personal data. One visit, or one assessment, counts once at each step. */
export const funnel = (db: Db) => ({
  async add(event: { visitId: string; step: FunnelStep }): Promise<void> {
    await db.funnelEvent.createMany({ data: [event], skipDuplicates: true });
  },

  /** How many reached each step since a time; steps without a visit are left out. */
  async count(since: Date | null): Promise<FunnelCounts["counts"]> {
    const rows = await db.funnelEvent.groupBy({
      by: ["step"],
      where: since === null ? {} : { at: { gte: since } },
      _count: true,
    });
    return rows.map(({ step, _count: count }) => ({ step, count }));
  },
});
