-- AlterTable
ALTER TABLE "assessments" ADD COLUMN     "is_sample" BOOLEAN NOT NULL DEFAULT false;

-- CreateTable
CREATE TABLE "figure_days" (
    "day" DATE NOT NULL,
    "measure" TEXT NOT NULL,
    "key" TEXT NOT NULL,
    "count" INTEGER NOT NULL,
    "cents" BIGINT NOT NULL,

    CONSTRAINT "figure_days_pkey" PRIMARY KEY ("day","measure","key")
);

-- CreateTable
CREATE TABLE "figure_weeks" (
    "week" DATE NOT NULL,
    "measure" TEXT NOT NULL,
    "key" TEXT NOT NULL,
    "count" INTEGER NOT NULL,
    "cents" BIGINT NOT NULL,

    CONSTRAINT "figure_weeks_pkey" PRIMARY KEY ("week","measure","key")
);

-- CreateTable
CREATE TABLE "figure_changes" (
    "id" BIGSERIAL NOT NULL,
    "day" DATE NOT NULL,
    "measure" TEXT NOT NULL,
    "key" TEXT NOT NULL,
    "count" INTEGER NOT NULL,
    "cents" BIGINT NOT NULL,

    CONSTRAINT "figure_changes_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "figure_days_measure_day_idx" ON "figure_days"("measure", "day");

-- CreateIndex
CREATE INDEX "figure_weeks_measure_week_idx" ON "figure_weeks"("measure", "week");

-- What the schema language cannot say.

-- The day in British Columbia, by the rule of lib/domain/local-time.ts: seven hours behind UTC all year from 2026 on.
CREATE FUNCTION local_day(moment timestamptz) RETURNS date LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT (utc - CASE
    WHEN utc >= timestamp '2026-03-08 10:00' THEN interval '7 hours'
    WHEN utc >= march + ((7 - extract(dow FROM march)::int) % 7 + 7) + time '10:00'
      AND utc < november + ((7 - extract(dow FROM november)::int) % 7) + time '09:00' THEN interval '7 hours'
    ELSE interval '8 hours' END)::date
  FROM (SELECT moment AT TIME ZONE 'UTC' AS utc) at
  CROSS JOIN LATERAL (
    SELECT make_date(extract(year FROM utc)::int, 3, 1) AS march, make_date(extract(year FROM utc)::int, 11, 1) AS november
  ) months
$$;

-- Volatile, so that the planner does not take them into the query around: it cannot plan that (PostgreSQL 17).
-- What is counted of an assessment. Answers about the home are in nothing here, and a sample counts nowhere.
CREATE FUNCTION figures_of_assessment(a assessments) RETURNS TABLE ("day" date, "measure" text, "key" text, "count" int, "cents" bigint)
LANGUAGE sql VOLATILE AS $$
  SELECT fact.day, fact.measure, left(fact.key, 500), 1, 0::bigint FROM (
    SELECT local_day(a.created_at) AS day, one.measure, one.key FROM (VALUES
      ('submitted', ''),
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

-- What came in, and what of it went back, by the day of the charge.
CREATE FUNCTION figures_of_payment(p payments) RETURNS TABLE ("day" date, "measure" text, "key" text, "count" int, "cents" bigint)
LANGUAGE sql VOLATILE AS $$
  SELECT local_day(p.created_at), 'money', CASE
    WHEN p.status = 'refunded' THEN 'refunded' WHEN p.dispute = 'lost' THEN 'disputed' ELSE 'received' END, 1, p.amount_cents::bigint
  WHERE p.status IN ('succeeded', 'refunded')
$$;

CREATE FUNCTION figures_of_funnel_event(e funnel_events) RETURNS TABLE ("day" date, "measure" text, "key" text, "count" int, "cents" bigint)
LANGUAGE sql VOLATILE AS $$
  SELECT local_day(e.at), 'funnel', e.step || '|' || coalesce(e.campaign_id::text, ''), 1, 0::bigint
$$;

-- Added to in the transaction of the change, by what differs; nothing is ever updated there.
DO $made$
DECLARE subject text;
BEGIN
  FOREACH subject IN ARRAY ARRAY['assessment', 'payment', 'funnel_event'] LOOP
    EXECUTE replace($function$
      CREATE FUNCTION note_SUBJECT_figures() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        IF TG_OP = 'INSERT' THEN
          INSERT INTO figure_changes ("day", "measure", "key", "count", "cents") SELECT * FROM figures_of_SUBJECT(NEW);
        ELSIF TG_OP = 'DELETE' THEN
          INSERT INTO figure_changes ("day", "measure", "key", "count", "cents")
          SELECT f.day, f.measure, f.key, -f.count, -f.cents FROM figures_of_SUBJECT(OLD) f;
        ELSE
          INSERT INTO figure_changes ("day", "measure", "key", "count", "cents")
          SELECT f.day, f.measure, f.key, sum(f.count), sum(f.cents) FROM (
            SELECT * FROM figures_of_SUBJECT(NEW)
            UNION ALL SELECT o.day, o.measure, o.key, -o.count, -o.cents FROM figures_of_SUBJECT(OLD) o
          ) f GROUP BY 1, 2, 3 HAVING sum(f.count) <> 0 OR sum(f.cents) <> 0;
        END IF;
        RETURN NULL;
      END $$
    $function$, 'SUBJECT', subject);
  END LOOP;
END $made$;

CREATE TRIGGER "note_assessment_figures" AFTER INSERT OR DELETE OR UPDATE OF
  "created_at", "lead_status", "lead_owner_id", "company_industry", "company_revenue", "company_employees",
  "company_business_model", "company_markets", "head_office_location", "ai_readiness_score", "ai_confidence",
  "ai_perception", "org_posture", "office_expansion", "business_challenges", "ai_tools_used", "org_ai_elements",
  "ai_departments", "enterprise_platforms", "payment_status", "paid_at", "coupon_code", "retake_included",
  "campaign_id", "is_sample" ON "assessments" FOR EACH ROW EXECUTE FUNCTION note_assessment_figures();
CREATE TRIGGER "note_payment_figures" AFTER INSERT OR DELETE OR UPDATE OF "status", "amount_cents", "dispute", "created_at"
  ON "payments" FOR EACH ROW EXECUTE FUNCTION note_payment_figures();
CREATE TRIGGER "note_funnel_figures" AFTER INSERT OR DELETE OR UPDATE ON "funnel_events"
  FOR EACH ROW EXECUTE FUNCTION note_funnel_event_figures();

CREATE FUNCTION note_no_figures() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM figure_changes WHERE measure NOT IN ('money', 'funnel');
  DELETE FROM figure_days WHERE measure NOT IN ('money', 'funnel');
  DELETE FROM figure_weeks WHERE measure NOT IN ('money', 'funnel');
  RETURN NULL;
END $$;
CREATE TRIGGER "note_no_figures" AFTER TRUNCATE ON "assessments" FOR EACH STATEMENT EXECUTE FUNCTION note_no_figures();

-- Adds up what has changed, in one statement; one caller at a time, and another has nothing to do meanwhile.
CREATE FUNCTION add_up_figures() RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  IF NOT pg_try_advisory_xact_lock(hashtext('add_up_figures')) THEN RETURN; END IF;
  WITH moved AS (DELETE FROM figure_changes RETURNING "day", "measure", "key", "count", "cents"),
  by_day AS (
    INSERT INTO figure_days AS kept ("day", "measure", "key", "count", "cents")
    SELECT "day", "measure", "key", sum("count"), sum("cents") FROM moved GROUP BY 1, 2, 3
    ON CONFLICT ("day", "measure", "key") DO UPDATE SET "count" = kept.count + excluded.count, "cents" = kept.cents + excluded.cents
  )
  INSERT INTO figure_weeks AS kept ("week", "measure", "key", "count", "cents")
  SELECT date_trunc('week', "day")::date, "measure", "key", sum("count"), sum("cents") FROM moved GROUP BY 1, 2, 3
  ON CONFLICT ("week", "measure", "key") DO UPDATE SET "count" = kept.count + excluded.count, "cents" = kept.cents + excluded.cents;
END $$;

-- Samples are counted in no total.
CREATE OR REPLACE FUNCTION count_new_assessments() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM count_assessments(count(*)::int, (count(*) FILTER (WHERE lead_qualified))::int,
    (count(*) FILTER (WHERE roadmap_generated))::int) FROM added WHERE NOT is_sample;
  RETURN NULL;
END $$;
CREATE OR REPLACE FUNCTION count_gone_assessments() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM count_assessments(-count(*)::int, -(count(*) FILTER (WHERE lead_qualified))::int,
    -(count(*) FILTER (WHERE roadmap_generated))::int) FROM gone WHERE NOT is_sample;
  RETURN NULL;
END $$;
CREATE OR REPLACE FUNCTION count_changed_assessment() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NOT NEW.is_sample THEN
    PERFORM count_assessments(0, NEW.lead_qualified::int - OLD.lead_qualified::int,
      NEW.roadmap_generated::int - OLD.roadmap_generated::int);
  END IF;
  RETURN NULL;
END $$;

-- What there is already.
INSERT INTO figure_changes ("day", "measure", "key", "count", "cents")
SELECT f.day, f.measure, f.key, sum(f.count), sum(f.cents) FROM (
  SELECT one.* FROM assessments a CROSS JOIN LATERAL figures_of_assessment(a) one
  UNION ALL SELECT one.* FROM payments p CROSS JOIN LATERAL figures_of_payment(p) one
  UNION ALL SELECT one.* FROM funnel_events e CROSS JOIN LATERAL figures_of_funnel_event(e) one
) f GROUP BY 1, 2, 3;
SELECT add_up_figures();
