import { Assessment } from "@/lib/domain/assessment/assessment";
import type { ReadinessAnswers } from "@/lib/domain/score/readiness";
import type { Db } from "./db";

/** What a submission that takes an earlier assessment again is unlocked with. */
export interface Inherited {
  paymentStatus: string;
  couponCode: string | null;
}

/** Assessments that take an earlier one again, and when their owners want to be reminded of it. */
export const retakes = (db: Db) => ({
  async findBaselineId(id: string): Promise<string | null> {
    const row = await db.assessment.findUnique({ where: { id }, select: { retakeOf: true } });
    return row?.retakeOf ?? null;
  },

  /** The assessment and all before it that it takes again, the oldest first. */
  async listRow(id: string, most: number): Promise<string[]> {
    const rows = await db.$queryRaw<{ id: string }[]>`
      WITH RECURSIVE earlier AS (
        SELECT id, retake_of, 1 AS place FROM assessments WHERE id = ${id}::uuid
        UNION ALL
        SELECT a.id, a.retake_of, e.place + 1 FROM assessments a JOIN earlier e ON a.id = e.retake_of
        WHERE e.place < ${most}
      )
      SELECT id::text AS id FROM earlier ORDER BY place DESC`;
    return rows.map((row) => row.id);
  },

  /** What scoring reads of each of these, by id. */
  async findScored(ids: readonly string[]): Promise<Map<string, ReadinessAnswers>> {
    const rows = await db.assessment.findMany({
      where: { id: { in: [...new Set(ids)] } },
      select: { id: true, ...SCORED },
    });
    return new Map(rows.map(({ id, ...answers }) => [id, Scored.parse(answers)]));
  },

  /**
   * What a retake gets from the one before, where that was unlocked after the given moment, not by being a retake
   * itself, and has given none yet. Of any number who ask at once, with its row locked, one is given it.
   */
  async findInherited(baselineId: string, unlockedAfter: Date): Promise<Inherited | null> {
    const rows = await db.$queryRaw<Inherited[]>`
      SELECT b.payment_status AS "paymentStatus", b.coupon_code AS "couponCode" FROM assessments b
      WHERE b.id = ${baselineId}::uuid AND b.payment_status IN ('paid', 'coupon_used') AND NOT b.retake_included
        AND b.paid_at > ${unlockedAfter} AND b.retake_given_at IS NULL`;
    return rows[0] ?? null;
  },

  /** A report includes one retake for good: it is not given again where that one is deleted. */
  async markGiven(baselineId: string, now: Date): Promise<void> {
    await db.assessment.updateMany({ where: { id: baselineId }, data: { retakeGivenAt: now } });
  },

  /** Of a baseline whose report was locked again. */
  async lockIncluded(baselineId: string): Promise<void> {
    await db.assessment.updateMany({
      where: { retakeOf: baselineId, retakeIncluded: true },
      data: { paymentStatus: "refunded" },
    });
  },

  async setReminder(id: string, at: Date | null): Promise<void> {
    await db.assessment.updateMany({ where: { id }, data: { remindRetakeAt: at } });
  },

  /** Takes one reminder that is due off the row: of any number who ask at once, one is given it. */
  async takeDueReminder(now: Date): Promise<{ id: string; userId: string | null } | null> {
    const rows = await db.$queryRaw<{ id: string; userId: string | null }[]>`
      UPDATE assessments SET remind_retake_at = NULL WHERE id = (
        SELECT id FROM assessments WHERE remind_retake_at <= ${now}
        ORDER BY remind_retake_at LIMIT 1 FOR UPDATE SKIP LOCKED
      ) RETURNING id::text AS id, user_id::text AS "userId"`;
    return rows[0] ?? null;
  },
});

const SCORED = {
  orgPosture: true,
  orgAiElements: true,
  aiPerception: true,
  aiConfidence: true,
  aiDepartments: true,
  aiToolsUsed: true,
  enterprisePlatforms: true,
  aiExperience: true,
} as const satisfies Record<keyof ReadinessAnswers, true>;

const Scored = Assessment.pick(SCORED);
