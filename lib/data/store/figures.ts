import { type Day, daysAfter, weekday } from "@/lib/domain/days";
import type { Figure } from "@/lib/domain/figures/figure";
import { Prisma } from "@/lib/generated/prisma/client";
import type { Db } from "./db";

/** Any slug may be sent as a challenge: what a script made up is left out before it fills the memory. */
const MOST_KEYS = 2_000;
/** An import leaves millions of changes: each part is well within a statement's time limit. */
const MOST_AT_ONCE = 20_000;
const FIRST_OF_ALL = "2000-01-03";

/** Roll-ups that the database's triggers keep: exact at any moment, and as quick for a million leads as for one. */
export const figures = (db: Db) => ({
  /** Moves what has changed to the days and weeks, so that there is little to read beside them. */
  async addUp(most = MOST_AT_ONCE): Promise<void> {
    for (;;) {
      const [row] = await db.$queryRaw<{ taken: number }[]>`SELECT add_up_figures(${most}::int) AS taken`;
      if ((row?.taken ?? 0) < most) return;
    }
  },

  /** All of a period, or one measure; both days included. `first` null: from the beginning. Whole weeks are read as weeks. */
  async sums(first: Day | null, last: Day, measure?: string): Promise<Figure[]> {
    const from = mondayFrom(first ?? FIRST_OF_ALL);
    const before = mondayBefore(daysAfter(last, 1));
    const of = measure === undefined ? Prisma.empty : Prisma.sql`AND measure = ${measure}`;
    const since = first === null ? Prisma.empty : Prisma.sql`AND day >= ${first}::date`;
    return db.$queryRaw<Figure[]>`
      SELECT measure, key, count, cents FROM (
        SELECT measure, key, sum(count)::int AS count, sum(cents)::float8 AS cents,
          row_number() OVER (PARTITION BY measure ORDER BY sum(count) DESC, key) AS place
        FROM (
          SELECT measure, key, count, cents FROM figure_weeks
          WHERE week >= ${from}::date AND week < ${before}::date ${of}
          UNION ALL
          SELECT measure, key, count, cents FROM figure_days
          WHERE day <= ${last}::date ${since} AND (day < ${from}::date OR day >= ${before}::date) ${of}
          UNION ALL
          SELECT measure, key, count, cents FROM figure_changes WHERE day <= ${last}::date ${since} ${of}
        ) each GROUP BY measure, key HAVING sum(count) <> 0 OR sum(cents) <> 0
      ) placed WHERE place <= ${MOST_KEYS} OR measure <> 'businessChallenges' ORDER BY measure, count DESC, key`;
  },

  /** How many there were on each day of a period; days with none are left out. */
  async byDay(measure: string, first: Day | null, last: Day): Promise<{ day: Day; count: number }[]> {
    const since = first === null ? Prisma.empty : Prisma.sql`AND day >= ${first}::date`;
    return db.$queryRaw<{ day: Day; count: number }[]>`
      SELECT day::text AS day, sum(count)::int AS count FROM (
        SELECT day, count FROM figure_days WHERE measure = ${measure} AND day <= ${last}::date ${since}
        UNION ALL
        SELECT day, count FROM figure_changes WHERE measure = ${measure} AND day <= ${last}::date ${since}
      ) each GROUP BY day HAVING sum(count) <> 0 ORDER BY day`;
  },
});

/** The Monday on or before a day. */
const mondayBefore = (day: Day): Day => daysAfter(day, -((weekday(day) + 6) % 7));

/** The Monday on or after it. */
const mondayFrom = (day: Day): Day => mondayBefore(daysAfter(day, 6));
