-- What "Today" counts is in the roll-ups as well: leads that qualify, roadmaps, and starred leads that no one has taken.
-- The trigger first: making it waits for whoever writes, and keeps them off until all this is done.
DROP TRIGGER "note_assessment_figures" ON "assessments";
CREATE TRIGGER "note_assessment_figures" AFTER INSERT OR DELETE OR UPDATE OF
  "created_at", "lead_status", "lead_owner_id", "company_industry", "company_revenue", "company_employees",
  "company_business_model", "company_markets", "head_office_location", "ai_readiness_score", "ai_confidence",
  "ai_perception", "org_posture", "office_expansion", "business_challenges", "ai_tools_used", "org_ai_elements",
  "ai_departments", "enterprise_platforms", "payment_status", "paid_at", "coupon_code", "retake_included",
  "campaign_id", "is_sample", "lead_score", "lead_qualified", "roadmap_generated", "merged_into_id"
  ON "assessments" FOR EACH ROW EXECUTE FUNCTION note_assessment_figures();

-- Volatile, so that the planner does not take them into the query around: it cannot plan that (PostgreSQL 17).
-- What is counted of an assessment. Answers about the home are in nothing here, and a sample counts nowhere.
CREATE OR REPLACE FUNCTION figures_of_assessment(a assessments) RETURNS TABLE ("day" date, "measure" text, "key" text, "count" int, "cents" bigint)
LANGUAGE sql VOLATILE AS $$
  SELECT fact.day, fact.measure, left(fact.key, 500), 1, 0::bigint FROM (
    SELECT local_day(a.created_at) AS day, one.measure, one.key FROM (VALUES
      ('submitted', ''),
      ('qualified', CASE WHEN a.lead_qualified THEN '' END),
      ('roadmap', CASE WHEN a.roadmap_generated THEN '' END),
      ('starredUnowned', CASE WHEN a.lead_score >= 7 AND a.lead_owner_id IS NULL AND a.lead_status NOT IN ('won', 'lost')
        AND a.merged_into_id IS NULL THEN '' END),
      ('stage', a.lead_status),
      ('owned', CASE WHEN a.lead_owner_id IS NOT NULL THEN a.lead_status END),
      ('industryRevenue', a.company_industry || '|' || a.company_revenue),
      ('readiness', a.ai_readiness_score::text),
      ('companyRevenue', a.company_revenue),
      ('companyEmployees', a.company_employees),
      ('companyIndustry', a.company_industry),
      ('companyBusinessModel', a.company_business_model),
      ('companyMarkets', a.company_markets),
      ('headOfficeLocation', a.head_office_location),
      ('aiConfidence', a.ai_confidence::text),
      ('aiPerception', a.ai_perception),
      ('orgPosture', a.org_posture)
    ) AS one (measure, key)
    UNION ALL
    SELECT local_day(a.created_at), picked.measure, picked.key FROM (VALUES
      ('officeExpansion', a.office_expansion),
      ('businessChallenges', a.business_challenges),
      ('aiToolsUsed', a.ai_tools_used),
      ('orgAiElements', a.org_ai_elements),
      ('aiDepartments', a.ai_departments),
      ('enterprisePlatforms', a.enterprise_platforms)
    ) AS list (measure, picks)
    CROSS JOIN LATERAL (
      SELECT DISTINCT list.measure AS measure, value AS key
      FROM jsonb_array_elements_text(CASE jsonb_typeof(list.picks) WHEN 'array' THEN list.picks ELSE '[]'::jsonb END)
      UNION ALL
      -- How many answered at all: several picks are one answer.
      SELECT 'answered', list.measure WHERE jsonb_typeof(list.picks) = 'array' AND list.picks <> '[]'::jsonb
    ) picked
    UNION ALL
    SELECT local_day(coalesce(a.paid_at, a.created_at)), one.measure, one.key FROM (VALUES
      ('unlocked', CASE WHEN a.retake_included THEN 'retake' WHEN a.payment_status = 'paid' THEN 'card'
        ELSE 'coupon:' || coalesce(a.coupon_code, '') END),
      ('unlockedByCampaign', coalesce(a.campaign_id::text, ''))
    ) AS one (measure, key) WHERE a.payment_status IN ('paid', 'coupon_used')
  ) fact WHERE fact.key IS NOT NULL AND NOT a.is_sample
$$;

-- What there is already. The condition of starred leads is that of lib/data/store/call-first.ts.
INSERT INTO figure_changes ("day", "measure", "key", "count", "cents")
SELECT f.day, f.measure, f.key, sum(f.count), 0 FROM (
  SELECT local_day(a.created_at) AS day, one.measure, '' AS key, one.counts::int AS count
  FROM assessments a CROSS JOIN LATERAL (VALUES
    ('qualified', a.lead_qualified),
    ('roadmap', a.roadmap_generated),
    ('starredUnowned', a.lead_score >= 7 AND a.lead_owner_id IS NULL AND a.lead_status NOT IN ('won', 'lost')
      AND a.merged_into_id IS NULL)
  ) AS one (measure, counts) WHERE one.counts AND NOT a.is_sample
) f GROUP BY 1, 2, 3;

-- What came on a part of a day is counted beside them, from the index alone.
DROP INDEX "assessments_by_week";
CREATE INDEX "assessments_by_week" ON "assessments" ("created_at") INCLUDE ("lead_qualified", "roadmap_generated", "is_sample")
  WHERE "created_at" IS NOT NULL;
