import type { Day } from "@/lib/domain/days";
import type { FunnelCounts, FunnelStep } from "@/lib/domain/lead/funnel";
import type { Db } from "./db";
import { figures } from "./figures";

/** First-party counts without personal data. One visit, or one assessment, counts once at each step. */
export const funnel = (db: Db) => ({
  async add(event: { visitId: string; step: FunnelStep; campaignId: string | null }): Promise<void> {
    await db.funnelEvent.createMany({ data: [event], skipDuplicates: true });
  },

  /** The same for a step of an assessment, under its campaign. */
  async addOf(assessmentId: string, { step, visitId }: { visitId: string; step: FunnelStep }): Promise<void> {
    await db.$executeRaw`
      INSERT INTO funnel_events (id, step, visit_id, campaign_id)
      SELECT gen_random_uuid(), ${step}, ${visitId}::uuid,
        (SELECT campaign_id FROM assessments WHERE id = ${assessmentId}::uuid)
      WHERE NOT EXISTS (SELECT 1 FROM assessments WHERE id = ${assessmentId}::uuid AND is_sample)
      ON CONFLICT (visit_id, step) DO NOTHING`;
  },

  /**
   * How many reached each step since a day, campaign by campaign: as the database's triggers keep it. Their sums are the
   * funnel's.
   */
  async count(
    first: Day | null,
    last: Day,
  ): Promise<(FunnelCounts["counts"][number] & { campaignId: string | null })[]> {
    const sums = await figures(db).sums(first, last, "funnel");
    return sums.map(({ key, count }) => {
      const [step = "", campaignId = ""] = key.split("|");
      return { step, count, campaignId: campaignId === "" ? null : campaignId };
    });
  },
});
