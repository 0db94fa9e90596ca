import { STAR_FROM } from "@/lib/domain/lead/badge";
import { Prisma } from "@/lib/generated/prisma/client";

/**
 * The order in which to call: the kinds of `callReason`, in their order, each with the order within it. Conditions with an
 * index of their own are in the migration word for word.
 */
interface Tier {
  which: Prisma.Sql;
  /** The order within the kind as a number, the lowest first, and as the index has it. */
  key: Prisma.Sql;
  order: Prisma.Sql;
}

const sql = Prisma.sql;
const OPEN = sql`(a.lead_status NOT IN ('won', 'lost'))`;
const UNLOCKED = sql`(a.payment_status IN ('paid', 'coupon_used'))`;
const STAR = sql`a.lead_score >= ${Prisma.raw(String(STAR_FROM))}`;
const READ = sql`a.report_opened_at IS NOT NULL AND ${UNLOCKED} AND a.lead_status = 'new'`;

/** One that is merged into another is worked as that one alone. */
export const UNMERGED = sql`a.merged_into_id IS NULL`;

/** Starred leads that no one has taken, and follow-ups that are due: the filters of `need`. */
export const STARRED_UNOWNED = sql`(${STAR} AND a.lead_owner_id IS NULL AND ${OPEN} AND ${UNMERGED})`;
export const followUpDue = (today: string) =>
  sql`(a.next_action_on <= ${today}::date AND ${OPEN} AND ${UNMERGED})`;

const epoch = (column: string) => Prisma.raw(`extract(epoch FROM a.${column})`);
const NEWEST = { key: sql`-${epoch("created_at")}`, order: sql`a.created_at DESC, a.id` };

/**
 * Each lead is of one kind alone: the first that fits. What the others leave out is said column by column, because the
 * database guesses how many fit, and by that whether it reads an index to its fiftieth row or all rows there are.
 */
const NOT_ASKED = sql`a.call_waiting_since IS NULL`;
const NO_DATE = sql`${UNMERGED} AND ${NOT_ASKED} AND a.next_action_on IS NULL`;
const NOT_READ = sql`(a.report_opened_at IS NULL OR NOT ${UNLOCKED} OR a.lead_status <> 'new')`;
const NOT_STARRED = sql`(coalesce(a.lead_score, -1) < ${Prisma.raw(String(STAR_FROM))}
  OR a.lead_owner_id IS NOT NULL OR a.lead_status <> 'new')`;

const tiers = (today: string): Tier[] => [
  {
    which: sql`a.call_waiting_since IS NOT NULL`,
    key: epoch("call_waiting_since"),
    order: sql`a.call_waiting_since, a.id`,
  },
  {
    which: sql`${NOT_ASKED} AND ${followUpDue(today)}`,
    key: epoch("next_action_on"),
    order: sql`a.next_action_on, a.id`,
  },
  {
    which: sql`${NO_DATE} AND ${READ}`,
    key: sql`-${epoch("report_opened_at")}`,
    order: sql`a.report_opened_at DESC, a.id`,
  },
  { which: sql`${NO_DATE} AND ${NOT_READ} AND ${STARRED_UNOWNED} AND a.lead_status = 'new'`, ...NEWEST },
  { which: sql`${NO_DATE} AND ${OPEN} AND ${NOT_READ} AND ${NOT_STARRED}`, ...NEWEST },
  {
    which: sql`(NOT ${UNMERGED} OR (${NOT_ASKED} AND (NOT ${OPEN} OR a.next_action_on > ${today}::date)))`,
    ...NEWEST,
  },
];

/** Those who asked for a call, and those whose follow-up is due: a follow-up that is due is of no other kind. */
const KINDS_OF_DUE = 2;

/**
 * The first so many in that order, as `id`, `tier` and `key`: read kind by kind, each from its index. A kind in which
 * none can fit is left out: the database would read all of it to find that out.
 */
export function callFirst(where: Prisma.Sql, most: number, today: string, isDue: boolean): Prisma.Sql {
  const kinds = isDue ? tiers(today).slice(0, KINDS_OF_DUE) : tiers(today);
  const parts = kinds.map(
    ({ which, key, order }, at) => sql`(
      SELECT a.id, ${at + 1}::int AS tier, (${key})::float8 AS key FROM assessments a
      WHERE ${where} AND ${which}
      ORDER BY ${order} LIMIT ${most})`,
  );
  return Prisma.join(parts, " UNION ALL ");
}
