import type { LeadFilter, LeadQuery, LeadSort } from "@/lib/domain/admin/lead-filter";
import { LeadRow } from "@/lib/domain/admin/lead-list";
import { Prisma } from "@/lib/generated/prisma/client";
import type { Db } from "./db";

export interface LeadCounts {
  total: number;
  qualified: number;
  roadmaps: number;
}

/** Counting on takes longer the more there are, and nobody reads the difference. */
export const COUNTED_UP_TO = 1000;

/** The assessments as the admin works them: listed, searched, counted. */
export const leads = (db: Db) => ({
  /** One page, and one row more where there is another page. The page is found on an index, then its rows are read. */
  async list(query: LeadQuery): Promise<LeadRow[]> {
    const order = ORDERS[query.sort];
    const where = await quickestWhere(db, query);
    const rows = await db.$queryRaw<unknown[]>`
      SELECT a.id, a.executive_name AS "executiveName", a.executive_title AS "executiveTitle",
        a.executive_email AS "executiveEmail", a.company_name AS "companyName",
        a.company_industry AS "companyIndustry", a.company_revenue AS "companyRevenue",
        a.company_employees AS "companyEmployees", a.ai_readiness_score AS "aiReadinessScore",
        a.roadmap_generated AS "roadmapGenerated", a.lead_score AS "leadScore",
        a.lead_qualified AS "leadQualified", a.payment_status AS "paymentStatus",
        a.created_at AS "createdAt", a.lead_status AS "leadStatus", u.email AS "leadOwner"
      FROM (
        SELECT a.id FROM assessments a WHERE ${where}
        ORDER BY ${order} LIMIT ${query.limit + 1} OFFSET ${(query.page - 1) * query.limit}
      ) page JOIN assessments a ON a.id = page.id LEFT JOIN users u ON u.id = a.lead_owner_id
      ORDER BY ${order}`;
    return LeadRow.array().parse(rows);
  },

  /** How many a filter lets through; `COUNTED_UP_TO + 1` for any more than that. */
  async count(filter: LeadFilter): Promise<number> {
    const where = isShort(filter.q) ? await quickestWhere(db, filter) : whereOf(filter);
    const rows = await db.$queryRaw<{ count: number }[]>`
      SELECT count(*)::int AS count FROM (
        SELECT 1 FROM assessments a WHERE ${where} LIMIT ${COUNTED_UP_TO + 1}
      ) counted`;
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

/** Each stands on an index of its own, with the id behind it, so that pages neither repeat nor leave out. */
const ORDERS: Record<LeadSort, Prisma.Sql> = {
  newest: Prisma.sql`a.created_at DESC, a.id`,
  oldest: Prisma.sql`a.created_at, a.id DESC`,
  score: Prisma.sql`coalesce(a.lead_score, -1) DESC, a.created_at DESC, a.id`,
  readiness: Prisma.sql`coalesce(a.ai_readiness_score, -1) DESC, a.created_at DESC, a.id`,
  name: Prisma.sql`lower(a.executive_name), a.id`,
  company: Prisma.sql`lower(a.company_name), a.id`,
};

/** What is searched has no three letters in a row, by which `assessments_search` would find it. */
const isShort = (q: string): boolean => q !== "" && !/[\p{L}\p{N}]{3}/u.test(q);
/** More than these are found soon enough by reading on in the list's order. */
const FEW = 500;

/**
 * The same as `whereOf`. Where few fit a search it names them: the database guesses how many there are, and where it
 * guesses too many it reads all rows in the list's order to find them.
 */
async function quickestWhere(db: Db, filter: LeadFilter): Promise<Prisma.Sql> {
  const where = whereOf(filter);
  if (filter.q === "") return where;
  const fits = isShort(filter.q)
    ? Prisma.sql`short_parts(${WORDS}) COLLATE "C" @> short_parts(lower(${filter.q}))`
    : matches(filter.q);
  const [found] = await db.$queryRaw<{ ids: string[] }[]>`
    SELECT array(SELECT a.id::text FROM assessments a WHERE ${fits} LIMIT ${FEW + 1}) AS ids`;
  if (found === undefined || found.ids.length > FEW) return where;
  return Prisma.sql`a.id = ANY(${found.ids}::uuid[]) AND ${where}`;
}

/** What is searched, as the indices `assessments_search` and `assessments_short_search` have it, word for word. */
const WORDS = Prisma.sql`lower(a.executive_name || ' ' || a.company_name || ' ' || coalesce(a.executive_email, ''))`;

/** The condition of a filter, over `assessments a`: for the list, its count and the exports. */
export function whereOf(filter: LeadFilter): Prisma.Sql {
  const { q, industry, revenue, employees, badge, payment, status, owner, from, to } = filter;
  const conditions = [
    q === "" ? null : matches(q),
    industry === undefined ? null : Prisma.sql`a.company_industry = ${industry}`,
    revenue === undefined ? null : Prisma.sql`a.company_revenue = ${revenue}`,
    employees === undefined ? null : Prisma.sql`a.company_employees = ${employees}`,
    badge === undefined ? null : Prisma.sql`${BADGE} = ${badge}`,
    payment === undefined ? null : paymentIs(payment),
    status === undefined ? null : Prisma.sql`a.lead_status = ${status}`,
    owner === undefined ? null : ownerIs(owner),
    from === undefined ? null : Prisma.sql`a.created_at >= ${startOf(from)}`,
    to === undefined ? null : Prisma.sql`a.created_at < ${startOf(to)} + interval '1 day'`,
  ].filter((condition) => condition !== null);
  return conditions.length === 0 ? Prisma.sql`true` : Prisma.join(conditions, " AND ");
}

/** The rule of `leadBadge`, as the database and its index `assessments_by_badge` say it. */
export const BADGE = Prisma.sql`CASE
  WHEN a.lead_qualified THEN 'hot-lead'
  WHEN a.lead_score >= 5 THEN 'qualified'
  WHEN a.roadmap_generated THEN 'completed'
  ELSE 'in-progress' END`;

/** The three are joined by blanks: words with a blank between them are asked for once more, to stand in one of them. */
function matches(q: string): Prisma.Sql {
  const pattern = Prisma.sql`lower(${`%${q.replace(/[\\%_]/g, "\\$&")}%`})`;
  const anywhere = Prisma.sql`${WORDS} LIKE ${pattern}`;
  if (!q.includes(" ")) return anywhere;
  return Prisma.sql`${anywhere} AND (lower(a.executive_name) LIKE ${pattern}
    OR lower(a.company_name) LIKE ${pattern} OR lower(a.executive_email) LIKE ${pattern})`;
}

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

/** Midnight of a day where the product's people are. */
function startOf(day: string): Prisma.Sql {
  return Prisma.sql`(${day}::date)::timestamp AT TIME ZONE 'America/Vancouver'`;
}
