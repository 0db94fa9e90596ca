import { OPEN_CALL_STATES } from "@/lib/domain/lead/call-requests";
import type { LeadFilter, LeadQuery } from "@/lib/domain/lead/filter";
import { LeadRow } from "@/lib/domain/lead/list";
import { startOfDay } from "@/lib/domain/local-time";
import { Prisma } from "@/lib/generated/prisma/client";
import type { Db } from "./db";
import { escapeLike } from "./escape-like";
import { LEAD_ORDERS } from "./lead-orders";

export interface LeadCounts {
  total: number;
  qualified: number;
  roadmaps: number;
}

/** The condition of a filter over `assessments a`, said for reading in a list's order, and for finding all that fit. */
export interface LeadsWhere {
  inOrder: Prisma.Sql;
  atAll: Prisma.Sql;
}

/** Counting on takes longer the more there are. */
export const COUNTED_UP_TO = 50_000;

/** The assessments as the admin works them: listed, searched, counted. */
export const leads = (db: Db) => ({
  /** How the leads of a filter are found soonest: asked once, for their list and for their count. */
  soonest: (filter: LeadFilter): Promise<LeadsWhere> => soonest(db, filter),

  /** One page, and one row more where there is another page. The page is found on an index, then its rows are read. */
  async list({ inOrder }: LeadsWhere, query: Pick<LeadQuery, "sort" | "page" | "limit">): Promise<LeadRow[]> {
    const order = LEAD_ORDERS[query.sort];
    const rows = await db.$queryRaw<ListedRow[]>`
      SELECT a.id, a.executive_name AS "executiveName", a.executive_title AS "executiveTitle",
        a.executive_email AS "executiveEmail", a.company_name AS "companyName",
        a.company_industry AS "companyIndustry", a.company_revenue AS "companyRevenue",
        a.company_employees AS "companyEmployees", a.ai_readiness_score AS "aiReadinessScore",
        a.roadmap_generated AS "roadmapGenerated", a.lead_score AS "leadScore",
        a.lead_qualified AS "leadQualified", a.payment_status AS "paymentStatus",
        a.created_at AS "createdAt", a.lead_status AS "leadStatus", u.email AS "leadOwner",
        c.state AS "callState", c.created_at AS "callAt",
        EXISTS (SELECT 1 FROM reports r WHERE r.assessment_id = a.id) AS "hasReport"
      FROM (
        SELECT a.id FROM assessments a WHERE ${inOrder}
        ORDER BY ${order} LIMIT ${query.limit + 1} OFFSET ${(query.page - 1) * query.limit}
      ) page JOIN assessments a ON a.id = page.id LEFT JOIN users u ON u.id = a.lead_owner_id
      LEFT JOIN LATERAL (
        SELECT state, created_at FROM call_requests WHERE assessment_id = a.id
        ORDER BY (state = ANY(${OPEN_CALL_STATES})) DESC, created_at DESC LIMIT 1
      ) c ON true
      ORDER BY ${order}`;
    return LeadRow.array().parse(rows.map(withCall));
  },

  /** How many there are; where there is a `most`, one more than that for any more. */
  async count({ atAll }: LeadsWhere, most?: number): Promise<number> {
    const end = most === undefined ? Prisma.empty : Prisma.sql`LIMIT ${most + 1}`;
    const rows = await db.$queryRaw<{ count: number }[]>`
      SELECT count(*)::int AS count FROM (
        SELECT 1 FROM assessments a WHERE ${atAll} ${end}
      ) counted`;
    return rows[0]?.count ?? 0;
  },

  /** When the newest of all was submitted; null where there is none. */
  async newestAt(): Promise<Date | null> {
    const row = await db.assessment.findFirst({
      orderBy: { createdAt: "desc" },
      select: { createdAt: true },
    });
    return row?.createdAt ?? null;
  },

  /** How many of a filter came after a moment: read from the newest end, so that it costs what came since. */
  async countSince(filter: LeadFilter, since: Date, most: number): Promise<number> {
    const rows = await db.$queryRaw<{ count: number }[]>`
      WITH came AS MATERIALIZED (
        SELECT * FROM assessments a WHERE a.created_at > ${since} ORDER BY a.created_at DESC LIMIT ${most}
      ) SELECT count(*)::int AS count FROM came a WHERE ${whereOf(filter)}`;
    return rows[0]?.count ?? 0;
  },

  /** All assessments, those that qualify, those with a roadmap: as the database's triggers keep them. */
  async countAll(): Promise<LeadCounts> {
    const rows = await db.$queryRaw<LeadCounts[]>`
      SELECT coalesce(sum(total), 0)::int AS total, coalesce(sum(qualified), 0)::int AS qualified,
        coalesce(sum(roadmaps), 0)::int AS roadmaps
      FROM assessment_counts`;
    return rows[0] ?? { total: 0, qualified: 0, roadmaps: 0 };
  },
});

interface ListedRow {
  callState: string | null;
  callAt: Date | null;
}

const withCall = ({ callState, callAt, ...row }: ListedRow) => ({
  ...row,
  callRequest: callAt === null ? null : { state: callState, requestedAt: callAt },
});

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
async function soonest(db: Db, filter: LeadFilter): Promise<LeadsWhere> {
  const { q } = filter;
  const where = whereOf(filter);
  if (q === "" || (isShort(q) && (await isCommon(db, q)))) return { inOrder: where, atAll: where };
  const [found] = await db.$queryRaw<{ ids: string[] }[]>`
    SELECT array(
      SELECT a.id::text FROM assessments a WHERE ${isShort(q) ? hasShort(q) : matches(q)} LIMIT ${FEW + 1}
    ) AS ids`;
  if (found === undefined || found.ids.length > FEW)
    return { inOrder: where, atAll: isShort(q) ? shortWhereOf(filter) : where };
  const named = Prisma.sql`a.id = ANY(${found.ids}::uuid[]) AND ${where}`;
  return { inOrder: named, atAll: named };
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
  WHEN a.lead_score >= 5 THEN 'qualified'
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
