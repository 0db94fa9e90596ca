import { isoDay } from "@/lib/domain/dates";
import { QUALIFIED_FROM } from "@/lib/domain/lead/badge";
import type { LeadFilter } from "@/lib/domain/lead/filter";
import { startOfDay } from "@/lib/domain/local-time";
import { Prisma } from "@/lib/generated/prisma/client";
import { followUpDue, STARRED_UNOWNED, UNMERGED } from "./call-first";
import type { Db } from "./db";
import { escapeLike } from "./escape-like";
import { LEAD_ORDERS } from "./lead-orders";

/** The condition of a filter over `assessments a`, said for reading in a list's order, and for finding all that fit. */
export interface SearchPlan {
  ordered: Prisma.Sql;
  all: Prisma.Sql;
  filter: LeadFilter;
  /** How many fit, where finding them has counted them. */
  total?: number;
}

/** What is searched has no three letters in a row, by which `assessments_search` would find it. */
const isShort = (q: string): boolean => q !== "" && !/[\p{L}\p{N}]{3}/u.test(q);
/** So many of the newest leads are looked at first: they tell whether what is searched is common. */
const NEWEST = 500;
/** What so many of them have is found at once by reading on in the list's order. */
const COMMON = 5;
/** For a short search, whose index gathers all that fit before it gives the first; what 150 have is soon counted so, too. */
const COMMON_SHORT = { fit: 40, most: 150 };
/** More than these are found soon enough by reading on in the list's order. */
const FEW = 500;
/** The same for words: reading on tests each row on the way, which takes longer than gathering so many from their index. */
const FEW_WITH_WORDS = 7_500;

/**
 * Where few fit a search, or several filters, they are named: the database guesses how many there are, and where it
 * guesses too many it reads all rows in the list's order to find them.
 */
export async function planSearch(db: Db, filter: LeadFilter): Promise<SearchPlan> {
  const { q } = filter;
  const where = listedOf(filter);
  const plain = { ordered: where, all: where, filter };
  if (q === "") {
    const ids = isOfOneIndex(filter) ? await idsOf(db, where, FEW) : null;
    return ids === null ? plain : named(filter, ids, where);
  }
  const fit = await fitOfNewest(db, q);
  if (isShort(q)) {
    const isReadOn = fit >= COMMON_SHORT.fit;
    const ids = isReadOn ? null : await idsOf(db, hasShort(q), FEW);
    if (ids !== null) return named(filter, ids, where);
    const isCounted = !isReadOn || (fit < COMMON_SHORT.most && isSearchAlone(filter));
    return { ...plain, all: isCounted ? shortWhereOf(filter) : where };
  }
  const ids = fit < COMMON ? await idsOf(db, matches(q), FEW_WITH_WORDS) : null;
  if (ids === null) return plain;
  const plan = named(filter, ids, whereOf({ ...filter, q: "" }));
  return isSearchAlone(filter) ? { ...plan, total: ids.length } : plan;
}

function named(filter: LeadFilter, ids: readonly string[], rest: Prisma.Sql): SearchPlan {
  const all = Prisma.sql`a.id = ANY(${ids}::uuid[]) AND ${rest}`;
  return { ordered: all, all, filter };
}

/** Which leads a condition finds; null where there are more than so many. */
async function idsOf(db: Db, condition: Prisma.Sql, most: number): Promise<string[] | null> {
  const [found] = await db.$queryRaw<{ ids: string[] }[]>`
    SELECT array(SELECT a.id::text FROM assessments a WHERE ${condition} LIMIT ${most + 1}) AS ids`;
  return found === undefined || found.ids.length > most ? null : found.ids;
}

/** Several of what `assessments_by_filters` has, and nothing else: that index finds the first few at once. */
const isOfOneIndex = (filter: LeadFilter): boolean =>
  countSet(filter, OF_INDEX) > 1 && filter.kind !== "merged" && countSet(filter, OUTSIDE) === 0;

/** Nothing but words, of which the index of short parts says how many have them. */
const isSearchAlone = (filter: LeadFilter): boolean =>
  countSet(filter, OF_INDEX) + countSet(filter, OUTSIDE) === 0;

const countSet = (filter: LeadFilter, names: readonly (keyof LeadFilter)[]): number =>
  names.filter((name) => filter[name] !== undefined).length;

const OF_INDEX = ["industry", "revenue", "employees", "payment", "status", "badge", "owner", "kind"] as const;
const OUTSIDE = [
  "call",
  "campaign",
  "coupon",
  "cohort",
  "need",
  "unlocked",
  "after",
  "ids",
  "from",
  "to",
] as const;

async function fitOfNewest(db: Db, q: string): Promise<number> {
  const rows = await db.$queryRaw<{ fit: number }[]>`
    SELECT count(*)::int AS fit FROM (
      SELECT * FROM assessments a ORDER BY ${LEAD_ORDERS.newest} LIMIT ${NEWEST}
    ) a WHERE ${matches(q)}`;
  return rows[0]?.fit ?? 0;
}

/** What is searched, as the indices `assessments_search` and `assessments_short_search` have it, word for word. */
const WORDS = Prisma.sql`lower(a.executive_name || ' ' || a.company_name || ' ' || coalesce(a.executive_email, ''))`;

/** What brings up every submission, merged or not: what is searched by name, and what the figures that lead here count. */
const OF_SUBMISSIONS = ["q", "ids", "unlocked", "coupon", "cohort", "campaign"] as const;

/** The same for the list and its counts, where a merged lead has a row of its own only where it is asked for. */
export function listedOf(filter: LeadFilter): Prisma.Sql {
  const where = whereOf(filter);
  const isWhole = filter.kind === "merged" || OF_SUBMISSIONS.some((name) => (filter[name] ?? "") !== "");
  return isWhole ? where : Prisma.sql`${UNMERGED} AND ${where}`;
}

/** The condition of a filter, over `assessments a`: every submission, as the exports have them. */
export function whereOf(filter: LeadFilter): Prisma.Sql {
  const {
    q,
    industry,
    revenue,
    employees,
    badge,
    payment,
    status,
    owner,
    call,
    kind,
    campaign,
    coupon,
    cohort,
    from,
    to,
  } = filter;
  const { need, unlocked, after, ids } = filter;
  const conditions = [
    q === "" ? null : matches(q),
    industry === undefined ? null : Prisma.sql`a.company_industry = ${industry}`,
    revenue === undefined ? null : Prisma.sql`a.company_revenue = ${revenue}`,
    employees === undefined ? null : Prisma.sql`a.company_employees = ${employees}`,
    badge === undefined ? null : Prisma.sql`${BADGE} = ${badge}`,
    payment === undefined ? null : paymentIs(payment),
    status === undefined ? null : Prisma.sql`a.lead_status = ${status}`,
    owner === undefined ? null : ownerIs(owner),
    call === undefined ? null : callIs(call),
    kind === undefined ? null : KIND[kind],
    campaign === undefined ? null : campaignIs(campaign),
    coupon === undefined ? null : Prisma.sql`a.coupon_code = ${coupon}`,
    cohort === undefined ? null : cohortIs(cohort),
    need === undefined ? null : need === "starred" ? STARRED_UNOWNED : followUpDue(isoDay(new Date())),
    unlocked === undefined ? null : unlockedOn(unlocked),
    after === undefined ? null : Prisma.sql`a.created_at > ${new Date(after)}`,
    ids === undefined ? null : Prisma.sql`a.id = ANY(${ids.split(",")}::uuid[])`,
    from === undefined ? null : Prisma.sql`a.created_at >= ${startOfDay(from)}`,
    to === undefined ? null : Prisma.sql`a.created_at < ${startOfDay(to, 1)}`,
  ].filter((condition) => condition !== null);
  return conditions.length === 0 ? Prisma.sql`true` : Prisma.join(conditions, " AND ");
}

/** The rule of `leadBadge`, as the database and its indices `assessments_by_badge` and `assessments_by_filters` say it. */
export const BADGE = Prisma.sql`CASE
  WHEN a.lead_qualified THEN 'hot-lead'
  WHEN a.lead_score >= ${Prisma.raw(String(QUALIFIED_FROM))} THEN 'qualified'
  WHEN a.roadmap_generated THEN 'completed'
  ELSE 'in-progress' END`;

const patternOf = (q: string) => Prisma.sql`lower(${`%${escapeLike(q)}%`})`;

const matches = (q: string): Prisma.Sql => Prisma.sql`${WORDS} LIKE ${patternOf(q)} AND ${isInOneText(q)}`;

/** The three are joined by blanks: words with a blank between them are asked for once more, to stand in one of them. */
function isInOneText(q: string): Prisma.Sql {
  const pattern = patternOf(q);
  return q.includes(" ")
    ? Prisma.sql`(lower(a.executive_name) LIKE ${pattern} OR lower(a.company_name) LIKE ${pattern}
        OR lower(a.executive_email) LIKE ${pattern})`
    : Prisma.sql`true`;
}

/**
 * A search's pairs, or its only letter, by the index `assessments_short_search`. What has a pair has its letters, and to
 * look for these as well means to read long lists for nothing.
 */
const hasShort = (q: string) => Prisma.sql`short_parts(${WORDS}) COLLATE "C" @> (
  short_parts(lower(${q})))[CASE WHEN length(lower(${q})) > 1 THEN length(lower(${q})) + 1 ELSE 1 END:]`;

/** Of one sign or two the index says all there is to know, and no row need be read. */
const isWhollyIndexed = (q: string): boolean => /^[!-~]{1,2}$/.test(q);

/** `whereOf` by that index alone: `LIKE` would bring in the index of threes, which gives all rows for such a search. */
function shortWhereOf(filter: LeadFilter): Prisma.Sql {
  const { q } = filter;
  const isThere = isWhollyIndexed(q)
    ? hasShort(q)
    : Prisma.sql`${hasShort(q)} AND strpos(${WORDS}, lower(${q})) > 0`;
  return Prisma.sql`${isThere} AND ${isInOneText(q)} AND ${whereOf({ ...filter, q: "" })}`;
}

function paymentIs(payment: NonNullable<LeadFilter["payment"]>): Prisma.Sql {
  return payment === "unknown"
    ? Prisma.sql`a.payment_status NOT IN ('paid', 'coupon_used', 'pending')`
    : Prisma.sql`a.payment_status = ${payment}`;
}

export const unlockedOn = (day: string): Prisma.Sql =>
  Prisma.sql`(a.payment_status IN ('paid', 'coupon_used')
    AND a.paid_at >= ${startOfDay(day)} AND a.paid_at < ${startOfDay(day, 1)})`;

/** "me" has been put in words by then: the store knows of no one who asks. */
function ownerIs(owner: string): Prisma.Sql {
  if (owner === "me") return Prisma.sql`false`;
  return owner === "none"
    ? Prisma.sql`a.lead_owner_id IS NULL`
    : Prisma.sql`a.lead_owner_id = ${owner}::uuid`;
}

const KIND: Record<NonNullable<LeadFilter["kind"]>, Prisma.Sql> = {
  first: Prisma.sql`a.retake_of IS NULL`,
  retake: Prisma.sql`a.retake_of IS NOT NULL`,
  merged: Prisma.sql`a.merged_into_id IS NOT NULL`,
};
const campaignIs = (campaign: string): Prisma.Sql =>
  campaign === "none" ? Prisma.sql`a.campaign_id IS NULL` : Prisma.sql`a.campaign_id = ${campaign}::uuid`;

/** By their ids: there are few of them, whatever there is besides. What a merged lead was asked shows with the kept one. */
function callIs(call: NonNullable<LeadFilter["call"]>): Prisma.Sql {
  if (call === "waiting") return Prisma.sql`a.call_waiting_since IS NOT NULL`;
  const which = call === "requested" ? Prisma.empty : Prisma.sql`WHERE c.state = ${call}`;
  return Prisma.sql`a.id IN (SELECT coalesce(m.merged_into_id, m.id)
    FROM call_requests c JOIN assessments m ON m.id = c.assessment_id ${which})`;
}

/** By any of its codes, which are read once. */
const cohortIs = (cohort: string): Prisma.Sql => Prisma.sql`a.coupon_code = ANY(ARRAY(
  SELECT jsonb_array_elements_text(c.coupon_codes) FROM cohorts c WHERE c.id = ${cohort}::uuid))`;
