import { QUALIFIED_FROM } from "@/lib/domain/lead/badge";
import type { LeadFilter } from "@/lib/domain/lead/filter";
import { startOfDay } from "@/lib/domain/local-time";
import { Prisma } from "@/lib/generated/prisma/client";
import type { Db } from "./db";
import { escapeLike } from "./escape-like";
import { LEAD_ORDERS } from "./lead-orders";

/** The condition of a filter over `assessments a`, said for reading in a list's order, and for finding all that fit. */
export interface SearchPlan {
  ordered: Prisma.Sql;
  all: Prisma.Sql;
}

/** What is searched has no three letters in a row, by which `assessments_search` would find it. */
const isShort = (q: string): boolean => q !== "" && !/[\p{L}\p{N}]{3}/u.test(q);
/** What this many of the newest have is found at once by reading on in the list's order. */
const COMMON = { rows: 500, fit: 40 };
/** More than these are found soon enough by reading on in the list's order. */
const FEW = 500;

/**
 * Where few fit a search they are named: the database guesses how many there are, and where it guesses too many it
 * reads all rows in the list's order to find them. The index of short parts gathers all that fit before it gives the
 * first, so that it is not asked for what nearly everybody has.
 */
export async function planSearch(db: Db, filter: LeadFilter): Promise<SearchPlan> {
  const { q } = filter;
  const where = whereOf(filter);
  if (q === "" || (isShort(q) && (await isCommon(db, q)))) return { ordered: where, all: where };
  const [found] = await db.$queryRaw<{ ids: string[] }[]>`
    SELECT array(
      SELECT a.id::text FROM assessments a WHERE ${isShort(q) ? hasShort(q) : matches(q)} LIMIT ${FEW + 1}
    ) AS ids`;
  if (found === undefined || found.ids.length > FEW)
    return { ordered: where, all: isShort(q) ? shortWhereOf(filter) : where };
  const named = Prisma.sql`a.id = ANY(${found.ids}::uuid[]) AND ${where}`;
  return { ordered: named, all: named };
}

async function isCommon(db: Db, q: string): Promise<boolean> {
  const rows = await db.$queryRaw<{ fit: number }[]>`
    SELECT count(*)::int AS fit FROM (
      SELECT * FROM assessments a ORDER BY ${LEAD_ORDERS.newest} LIMIT ${COMMON.rows}
    ) a WHERE ${matches(q)}`;
  return (rows[0]?.fit ?? 0) >= COMMON.fit;
}

/** What is searched, as the indices `assessments_search` and `assessments_short_search` have it, word for word. */
const WORDS = Prisma.sql`lower(a.executive_name || ' ' || a.company_name || ' ' || coalesce(a.executive_email, ''))`;

/** The condition of a filter, over `assessments a`: for the list, its count and the exports. */
export function whereOf(filter: LeadFilter): Prisma.Sql {
  const { q, industry, revenue, employees, badge, payment, status, owner, call, from, to } = filter;
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
    from === undefined ? null : Prisma.sql`a.created_at >= ${startOfDay(from)}`,
    to === undefined ? null : Prisma.sql`a.created_at < ${startOfDay(to, 1)}`,
  ].filter((condition) => condition !== null);
  return conditions.length === 0 ? Prisma.sql`true` : Prisma.join(conditions, " AND ");
}

/** The rule of `leadBadge`, as the database and its index `assessments_by_badge` say it. */
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

/** Every letter of a search and every pair, by the index `assessments_short_search`. */
const hasShort = (q: string) => Prisma.sql`short_parts(${WORDS}) COLLATE "C" @> short_parts(lower(${q}))`;

/** `whereOf` by that index alone: `LIKE` would bring in the index of threes, which gives all rows for such a search. */
const shortWhereOf = (filter: LeadFilter): Prisma.Sql =>
  Prisma.sql`${hasShort(filter.q)} AND strpos(${WORDS}, lower(${filter.q})) > 0 AND ${isInOneText(filter.q)}
    AND ${whereOf({ ...filter, q: "" })}`;

function paymentIs(payment: NonNullable<LeadFilter["payment"]>): Prisma.Sql {
  return payment === "unknown"
    ? Prisma.sql`a.payment_status NOT IN ('paid', 'coupon_used', 'pending')`
    : Prisma.sql`a.payment_status = ${payment}`;
}

function ownerIs(owner: string): Prisma.Sql {
  return owner === "none"
    ? Prisma.sql`a.lead_owner_id IS NULL`
    : Prisma.sql`a.lead_owner_id = ${owner}::uuid`;
}

/** By their ids: there are few of them, whatever there is besides. */
function callIs(call: NonNullable<LeadFilter["call"]>): Prisma.Sql {
  const which = call === "requested" ? Prisma.empty : Prisma.sql`WHERE c.state = ${call}`;
  return Prisma.sql`a.id IN (SELECT c.assessment_id FROM call_requests c ${which})`;
}
