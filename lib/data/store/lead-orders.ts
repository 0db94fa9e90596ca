import { valuesOf } from "@/lib/domain/assessment/options";
import { REVENUES } from "@/lib/domain/assessment/questions/company";
import { QUALIFIED_FROM } from "@/lib/domain/lead/badge";
import type { LeadSort } from "@/lib/domain/lead/filter";
import { LEAD_STAGES } from "@/lib/domain/lead/stage";
import { Prisma } from "@/lib/generated/prisma/client";

/** A value's place in its list, as the indices `assessments_by_revenue` and `assessments_by_stage` have it. */
const rankIn = (column: string, values: readonly string[]) =>
  Prisma.raw(
    `coalesce(array_position(ARRAY[${values.map((value) => `'${value}'`).join(", ")}], ${column}), 0)`,
  );

const REVENUE = rankIn("a.company_revenue", valuesOf(REVENUES));
const STAGE = rankIn("a.lead_status", valuesOf(LEAD_STAGES));
/** The order of the badges, as the index `assessments_by_badge_rank` has it. */
const BADGE_RANK = Prisma.sql`CASE
  WHEN a.lead_qualified THEN 1
  WHEN a.lead_score >= ${Prisma.raw(String(QUALIFIED_FROM))} THEN 2
  WHEN a.roadmap_generated THEN 3
  ELSE 4 END`;

/**
 * Each uses an index of its own, with the id behind it, so that pages neither repeat nor leave out. The other way
 * round is the same index read from its end.
 */
export const LEAD_ORDERS: Record<Exclude<LeadSort, "call-first">, Prisma.Sql> = {
  newest: Prisma.sql`a.created_at DESC, a.id`,
  oldest: Prisma.sql`a.created_at, a.id DESC`,
  score: Prisma.sql`coalesce(a.lead_score, -1) DESC, a.created_at DESC, a.id`,
  "score-low": Prisma.sql`coalesce(a.lead_score, -1), a.created_at, a.id DESC`,
  readiness: Prisma.sql`coalesce(a.ai_readiness_score, -1) DESC, a.created_at DESC, a.id`,
  "readiness-low": Prisma.sql`coalesce(a.ai_readiness_score, -1), a.created_at, a.id DESC`,
  revenue: Prisma.sql`${REVENUE} DESC, a.created_at DESC, a.id`,
  "revenue-low": Prisma.sql`${REVENUE}, a.created_at, a.id DESC`,
  badge: Prisma.sql`${BADGE_RANK}, a.created_at DESC, a.id`,
  "badge-last": Prisma.sql`${BADGE_RANK} DESC, a.created_at, a.id DESC`,
  stage: Prisma.sql`${STAGE}, a.created_at DESC, a.id`,
  "stage-last": Prisma.sql`${STAGE} DESC, a.created_at, a.id DESC`,
  owner: Prisma.sql`a.lead_owner_id, a.created_at DESC, a.id`,
  "owner-none": Prisma.sql`a.lead_owner_id DESC, a.created_at, a.id DESC`,
  name: Prisma.sql`lower(a.executive_name), a.id`,
  "name-z": Prisma.sql`lower(a.executive_name) DESC, a.id DESC`,
  company: Prisma.sql`lower(a.company_name), a.id`,
  "company-z": Prisma.sql`lower(a.company_name) DESC, a.id DESC`,
  title: Prisma.sql`lower(a.executive_title), a.id`,
  "title-z": Prisma.sql`lower(a.executive_title) DESC, a.id DESC`,
  industry: Prisma.sql`a.company_industry, a.created_at DESC, a.id`,
  "industry-z": Prisma.sql`a.company_industry DESC, a.created_at, a.id DESC`,
};
