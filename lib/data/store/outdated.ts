import { Prisma } from "@/lib/generated/prisma/client";

/** Choices from lists, and what was calculated from them: nothing that a person typed. */
export const KEPT_COLUMNS =
  Prisma.raw(`company_revenue, company_employees, company_industry, head_office_location,
  office_expansion, business_challenges, ai_confidence, ai_tools_used, ai_perception, org_ai_elements, org_posture,
  ai_departments, enterprise_platforms, ai_readiness_score, roadmap_generated, lead_score, lead_qualified,
  payment_status, campaign_id, created_at`);

/** Old, and nothing came of it: unpaid, in no account, and not being worked on. */
const isPast = (alias: "a" | "other", before: Date) => {
  const column = (name: string) => Prisma.raw(`${alias}.${name}`);
  return Prisma.sql`(${column("created_at")} < ${before} AND NOT ${column("nameless")} AND NOT ${column("is_sample")}
  AND ${column("payment_status")} = 'pending' AND ${column("user_id")} IS NULL
  AND ${column("lead_status")} IN ('new', 'lost') AND ${column("lead_owner_id")} IS NULL AND ${column("next_action_on")} IS NULL
  AND NOT EXISTS (
    SELECT 1 FROM payments p WHERE p.assessment_id = ${column("id")} AND p.status IN ('processing', 'succeeded')))`;
};

/** Leads of one person are worked as one, and kept until none of them has to be. */
export const outdated = (before: Date) => Prisma.sql`${isPast("a", before)} AND NOT EXISTS (
  SELECT 1 FROM assessments other
  WHERE (other.id = a.merged_into_id OR other.merged_into_id = coalesce(a.merged_into_id, a.id))
    AND NOT ${isPast("other", before)})`;
