import { STAR_FROM } from "@/lib/domain/lead/badge";
import { type Today, WEEKS, type Week } from "@/lib/domain/lead/today";
import { DAY_MS } from "@/lib/domain/time";
import { Prisma } from "@/lib/generated/prisma/client";
import { followUpDue, STARRED_UNOWNED, UNMERGED } from "./call-first";
import type { Db } from "./db";
import { unlockedOn } from "./lead-search-plan";

/** After so long without a look, the next one is another visit. */
const VISIT_HOURS = 4;
const WEEK_MS = 7 * DAY_MS;

type Counted = Pick<
  Today,
  "callRequests" | "newSinceLastVisit" | "starredWithoutOwner" | "followUpsDue" | "mine"
>;
interface CountedRow extends Omit<Counted, "callRequests"> {
  calls: number;
  oldest: Date | null;
}

/** What waits for an admin: counted, each from an index of its own. */
export const today = (db: Db) => ({
  /** Says that an admin looks now; when the visit before this one ended. */
  async visit(userId: string, now: Date): Promise<Date | null> {
    const rows = await db.$queryRaw<{ before: Date | null }[]>`
      UPDATE users SET visited_at = ${now}, visit_before_at = CASE
        WHEN visited_at < ${now}::timestamptz - make_interval(hours => ${VISIT_HOURS}) THEN visited_at
        ELSE visit_before_at END
      WHERE id = ${userId}::uuid RETURNING visit_before_at AS before`;
    return rows[0]?.before ?? null;
  },

  async count({ userId, since, day }: { userId: string; since: Date | null; day: string }): Promise<Counted> {
    const fresh = since === null ? ALL : countOf(Prisma.sql`a.created_at > ${since} AND ${UNMERGED}`);
    const [row] = await db.$queryRaw<CountedRow[]>`
      SELECT ${countOf(Prisma.sql`a.call_waiting_since IS NOT NULL`)} AS calls,
        (SELECT min(call_waiting_since) FROM assessments WHERE call_waiting_since IS NOT NULL) AS oldest,
        ${fresh} AS "newSinceLastVisit",
        ${countOf(STARRED_UNOWNED)} AS "starredWithoutOwner",
        ${countOf(followUpDue(day))} AS "followUpsDue",
        ${countOf(Prisma.sql`a.lead_owner_id = ${userId}::uuid AND ${UNMERGED}`)} AS mine`;
    if (row === undefined) throw new Error(`Counting with a star from ${STAR_FROM} gave no row.`);
    const { calls, oldest, ...counts } = row;
    return { callRequests: { count: calls, oldest }, ...counts };
  },

  /** What was unlocked on a day, and what was paid for it. */
  async unlocked(day: string): Promise<{ count: number; amountInCents: number }> {
    const [row] = await db.$queryRaw<{ count: number; amountInCents: number }[]>`
      WITH opened AS (SELECT a.id FROM assessments a WHERE ${unlockedOn(day)})
      SELECT (SELECT count(*)::int FROM opened) AS count, (
        SELECT coalesce(sum(p.amount_cents), 0)::int FROM payments p
        WHERE p.status = 'succeeded' AND p.assessment_id IN (SELECT id FROM opened)
      ) AS "amountInCents"`;
    return row ?? { count: 0, amountInCents: 0 };
  },

  /** The oldest first. */
  async weeks(now: Date): Promise<Week[]> {
    const from = new Date(now.getTime() - WEEKS * WEEK_MS);
    const countedIn = (rows: Prisma.Sql, sign: 1 | -1) => Prisma.sql`
      SELECT floor(extract(epoch FROM a.created_at - ${from}::timestamptz) / ${WEEK_MS / 1000}::int)::int AS week,
        ${sign}::int * count(*) AS total, ${sign}::int * count(*) FILTER (WHERE a.lead_qualified) AS qualified,
        ${sign}::int * count(*) FILTER (WHERE a.roadmap_generated) AS roadmaps
      FROM ${rows} a WHERE a.created_at >= ${from} AND a.created_at < ${now} GROUP BY 1`;
    // All are counted in an index that does not know the samples, which are few and have one of their own.
    const rows = await db.$queryRaw<(Week & { week: number })[]>`
      SELECT week, sum(total)::int AS total, sum(qualified)::int AS qualified, sum(roadmaps)::int AS roadmaps
      FROM (${countedIn(Prisma.sql`assessments`, 1)} UNION ALL ${countedIn(SAMPLES, -1)}) counted GROUP BY week`;
    const byWeek = new Map(rows.map(({ week, ...counts }) => [week, counts]));
    return Array.from(
      { length: WEEKS },
      (_, week) => byWeek.get(week) ?? { total: 0, qualified: 0, roadmaps: 0 },
    );
  },
});

const countOf = (where: Prisma.Sql) => Prisma.sql`(SELECT count(*)::int FROM assessments a WHERE ${where})`;

/** Each half has an index of its own. */
const SAMPLES = Prisma.sql`(
  SELECT created_at, lead_qualified, roadmap_generated FROM assessments WHERE is_sample AND merged_into_id IS NULL
  UNION ALL
  SELECT created_at, lead_qualified, roadmap_generated FROM assessments WHERE is_sample AND merged_into_id IS NOT NULL)`;

/** All that are no merged ones, by the roll-up, which leaves samples out. */
const ALL = Prisma.sql`((SELECT coalesce(sum(total), 0)::int FROM assessment_counts)
  - ${countOf(Prisma.sql`NOT ${UNMERGED} AND NOT a.is_sample`)} + ${countOf(Prisma.sql`${UNMERGED} AND a.is_sample`)})`;
