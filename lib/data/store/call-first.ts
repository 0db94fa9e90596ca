import { STAR_FROM } from "@/lib/domain/lead/badge";
import type { LeadFilter } from "@/lib/domain/lead/filter";
import { Prisma } from "@/lib/generated/prisma/client";

/**
 * The order in which to call: the kinds of `callReason`, in their order, each with the order within it. Conditions with an
 * index of their own are in the migration word for word.
 */
interface Tier {
  which: Prisma.Sql;
  /** Whether one that a filter lets through can be of this kind: told by the filter alone. */
  isPossible(filter: CallFirstFilter): boolean;
  /** The order within the kind as a number, the lowest first, and as the index has it. */
  key: Prisma.Sql;
  order: Prisma.Sql;
}

/** What of a filter says that a kind has none of its leads. */
export type CallFirstFilter = Pick<LeadFilter, "call" | "need" | "owner" | "status">;

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

const isOpen = ({ status }: CallFirstFilter) => status !== "won" && status !== "lost";
const isNew = ({ status }: CallFirstFilter) => status === undefined || status === "new";
const isUnowned = ({ owner }: CallFirstFilter) => owner === undefined || owner === "none";
/** Who waits for a call, or is due, is of the first two kinds. */
const isLater = ({ call, need }: CallFirstFilter) => call !== "waiting" && need !== "follow-up";

const tiers = (today: string): Tier[] => [
  {
    which: sql`a.call_waiting_since IS NOT NULL`,
    isPossible: () => true,
    key: epoch("call_waiting_since"),
    order: sql`a.call_waiting_since, a.id`,
  },
  {
    which: sql`${NOT_ASKED} AND ${followUpDue(today)}`,
    isPossible: (filter) => filter.call !== "waiting" && isOpen(filter),
    key: epoch("next_action_on"),
    order: sql`a.next_action_on, a.id`,
  },
  {
    which: sql`${NO_DATE} AND ${READ}`,
    isPossible: (filter) => isLater(filter) && isNew(filter),
    key: sql`-${epoch("report_opened_at")}`,
    order: sql`a.report_opened_at DESC, a.id`,
  },
  {
    which: sql`${NO_DATE} AND ${NOT_READ} AND ${STARRED_UNOWNED} AND a.lead_status = 'new'`,
    isPossible: (filter) => isLater(filter) && isNew(filter) && isUnowned(filter),
    ...NEWEST,
  },
  {
    which: sql`${NO_DATE} AND ${OPEN} AND ${NOT_READ} AND ${NOT_STARRED}`,
    isPossible: (filter) => isLater(filter) && isOpen(filter),
    ...NEWEST,
  },
  {
    which: sql`(NOT ${UNMERGED} OR (${NOT_ASKED} AND (NOT ${OPEN} OR a.next_action_on > ${today}::date)))`,
    isPossible: isLater,
    ...NEWEST,
  },
];

/**
 * The first so many in that order, as `id`, `tier` and `key`: read kind by kind, each from its index, until there are so
 * many. A kind in which none can fit is left out: the database would read all of it to find that out.
 */
export function callFirst(
  where: Prisma.Sql,
  most: number,
  today: string,
  filter: CallFirstFilter,
): Prisma.Sql {
  const kinds = tiers(today)
    .map((tier, at) => ({ ...tier, tier: at + 1, name: Prisma.raw(`kind_${at + 1}`) }))
    .filter(({ isPossible }) => isPossible(filter));
  const read = kinds.map(({ which, key, order, tier, name }, at) => {
    const before = kinds.slice(0, at).map((earlier) => sql`(SELECT count(*) FROM ${earlier.name})`);
    const isAsked = at === 0 ? sql`true` : sql`${Prisma.join(before, " + ")} < ${most}`;
    return sql`${name} AS MATERIALIZED (
      SELECT a.id, ${tier}::int AS tier, (${key})::float8 AS key FROM assessments a
      WHERE ${isAsked} AND ${where} AND ${which}
      ORDER BY ${order} LIMIT ${most})`;
  });
  const all = kinds.map(({ name }) => sql`SELECT * FROM ${name}`);
  return sql`WITH ${Prisma.join(read, ", ")} ${Prisma.join(all, " UNION ALL ")}`;
}
