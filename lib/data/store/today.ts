import { isoDay } from "@/lib/domain/dates";
import { STAR_FROM } from "@/lib/domain/lead/badge";
import { type Today, WEEKS, type Week } from "@/lib/domain/lead/today";
import { startOfDay } from "@/lib/domain/local-time";
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
        ${STARRED} AS "starredWithoutOwner",
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

  /**
   * The oldest first. The roll-up has whole days: each is counted in the week that ends on it, and what came after that
   * moment of the day is moved to the week that begins with it.
   */
  async weeks(now: Date): Promise<Week[]> {
    const ends = Array.from(
      { length: WEEKS + 1 },
      (_, at) => new Date(now.getTime() - (WEEKS - at) * WEEK_MS),
    );
    const days = ends.map((end) => isoDay(end));
    const midnights = days.map((day) => startOfDay(day, 1));
    const rows = await db.$queryRaw<(Week & { week: number })[]>`
      WITH ends AS (
        SELECT * FROM unnest(${ends}::timestamptz[], ${days}::date[], ${midnights}::timestamptz[])
          WITH ORDINALITY AS each(moment, day, midnight, place)
      ), rolled_up AS (
        SELECT day, measure, count FROM figure_days WHERE measure IN ('submitted', 'qualified', 'roadmap') AND day >= ${days[0]}::date
        UNION ALL
        SELECT day, measure, count FROM figure_changes WHERE measure IN ('submitted', 'qualified', 'roadmap')
      ), late AS (
        SELECT ends.place, counted.* FROM ends CROSS JOIN LATERAL (
          SELECT count(*) AS total, count(*) FILTER (WHERE lead_qualified) AS qualified,
            count(*) FILTER (WHERE roadmap_generated) AS roadmaps
          FROM assessments WHERE created_at >= ends.moment AND created_at < ends.midnight AND NOT is_sample
        ) counted
      )
      SELECT week::int, sum(total)::int AS total, sum(qualified)::int AS qualified, sum(roadmaps)::int AS roadmaps FROM (
        SELECT (SELECT count(*) FROM ends WHERE ends.day < rolled_up.day) - 1 AS week,
          CASE measure WHEN 'submitted' THEN count ELSE 0 END AS total,
          CASE measure WHEN 'qualified' THEN count ELSE 0 END AS qualified,
          CASE measure WHEN 'roadmap' THEN count ELSE 0 END AS roadmaps FROM rolled_up
        UNION ALL SELECT place - 1, total, qualified, roadmaps FROM late
        UNION ALL SELECT place - 2, -total, -qualified, -roadmaps FROM late
      ) parts GROUP BY week`;
    const byWeek = new Map(rows.map(({ week, ...counts }) => [week, counts]));
    return Array.from(
      { length: WEEKS },
      (_, week) => byWeek.get(week) ?? { total: 0, qualified: 0, roadmaps: 0 },
    );
  },
});

const countOf = (where: Prisma.Sql) => Prisma.sql`(SELECT count(*)::int FROM assessments a WHERE ${where})`;

/** By the roll-up, which leaves samples out. */
const STARRED = Prisma.sql`((
    SELECT coalesce(sum(count), 0)::int FROM (
      SELECT count FROM figure_weeks WHERE measure = 'starredUnowned'
      UNION ALL SELECT count FROM figure_changes WHERE measure = 'starredUnowned'
    ) counted
  ) + ${countOf(Prisma.sql`a.is_sample AND ${STARRED_UNOWNED}`)})`;

/** All that are no merged ones, by the roll-up, which leaves samples out. */
const ALL = Prisma.sql`((SELECT coalesce(sum(total), 0)::int FROM assessment_counts)
  - ${countOf(Prisma.sql`NOT ${UNMERGED} AND NOT a.is_sample`)} + ${countOf(Prisma.sql`${UNMERGED} AND a.is_sample`)})`;
