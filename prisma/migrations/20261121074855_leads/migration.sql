-- DropIndex
DROP INDEX "assessments_lead_score_created_at_idx";

-- CreateTable
CREATE TABLE "ai_recommendations" (
    "assessment_id" UUID NOT NULL,
    "tools" JSONB NOT NULL,
    "writer" TEXT NOT NULL,
    "prompt_version" TEXT NOT NULL,
    "generated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "ai_recommendations_pkey" PRIMARY KEY ("assessment_id")
);

-- CreateTable
CREATE TABLE "assessment_counts" (
    "slot" INTEGER NOT NULL,
    "total" INTEGER NOT NULL,
    "qualified" INTEGER NOT NULL,
    "roadmaps" INTEGER NOT NULL,

    CONSTRAINT "assessment_counts_pkey" PRIMARY KEY ("slot")
);

-- CreateIndex
CREATE INDEX "assessments_company_revenue_created_at_idx" ON "assessments"("company_revenue", "created_at" DESC);

-- CreateIndex
CREATE INDEX "assessments_company_employees_created_at_idx" ON "assessments"("company_employees", "created_at" DESC);

-- CreateIndex
CREATE INDEX "assessments_lead_status_created_at_idx" ON "assessments"("lead_status", "created_at" DESC);

-- CreateIndex
CREATE INDEX "assessments_lead_owner_id_created_at_idx" ON "assessments"("lead_owner_id", "created_at" DESC);

-- AddForeignKey
ALTER TABLE "ai_recommendations" ADD CONSTRAINT "ai_recommendations_assessment_id_fkey" FOREIGN KEY ("assessment_id") REFERENCES "assessments"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- What the schema language cannot say.

-- The orders of the list. Each expression stands word for word in lib/data/store/leads.ts.
CREATE INDEX "assessments_by_name" ON "assessments" (lower("executive_name"), "id");
CREATE INDEX "assessments_by_company" ON "assessments" (lower("company_name"), "id");
CREATE INDEX "assessments_by_lead_score" ON "assessments" (coalesce("lead_score", -1) DESC, "created_at" DESC, "id");
CREATE INDEX "assessments_by_readiness" ON "assessments" (coalesce("ai_readiness_score", -1) DESC, "created_at" DESC, "id");

-- Filters that are rules rather than columns.
CREATE INDEX "assessments_by_badge" ON "assessments" ((CASE
  WHEN "lead_qualified" THEN 'hot-lead'
  WHEN "lead_score" >= 5 THEN 'qualified'
  WHEN "roadmap_generated" THEN 'completed'
  ELSE 'in-progress' END), "created_at" DESC);
CREATE INDEX "assessments_payment_unknown" ON "assessments" ("created_at" DESC)
  WHERE "payment_status" NOT IN ('paid', 'coupon_used', 'pending');

-- The figures of the desk, kept as rows come, change and go.
CREATE FUNCTION count_assessments(more integer, more_qualified integer, more_roadmaps integer) RETURNS void
LANGUAGE sql AS $$
  INSERT INTO assessment_counts AS kept (slot, total, qualified, roadmaps)
  VALUES (pg_backend_pid() % 16, more, more_qualified, more_roadmaps)
  ON CONFLICT (slot) DO UPDATE SET total = kept.total + excluded.total,
    qualified = kept.qualified + excluded.qualified, roadmaps = kept.roadmaps + excluded.roadmaps
$$;

CREATE FUNCTION count_new_assessments() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM count_assessments(count(*)::int, (count(*) FILTER (WHERE lead_qualified))::int,
    (count(*) FILTER (WHERE roadmap_generated))::int) FROM added;
  RETURN NULL;
END $$;
CREATE TRIGGER "count_new_assessments" AFTER INSERT ON "assessments" REFERENCING NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION count_new_assessments();

CREATE FUNCTION count_gone_assessments() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM count_assessments(-count(*)::int, -(count(*) FILTER (WHERE lead_qualified))::int,
    -(count(*) FILTER (WHERE roadmap_generated))::int) FROM gone;
  RETURN NULL;
END $$;
CREATE TRIGGER "count_gone_assessments" AFTER DELETE ON "assessments" REFERENCING OLD TABLE AS gone
  FOR EACH STATEMENT EXECUTE FUNCTION count_gone_assessments();

CREATE FUNCTION count_changed_assessment() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM count_assessments(0, NEW.lead_qualified::int - OLD.lead_qualified::int,
    NEW.roadmap_generated::int - OLD.roadmap_generated::int);
  RETURN NULL;
END $$;
CREATE TRIGGER "count_changed_assessment" AFTER UPDATE OF "lead_qualified", "roadmap_generated" ON "assessments"
  FOR EACH ROW WHEN (OLD.lead_qualified <> NEW.lead_qualified OR OLD.roadmap_generated <> NEW.roadmap_generated)
  EXECUTE FUNCTION count_changed_assessment();

CREATE FUNCTION count_no_assessments() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM assessment_counts;
  RETURN NULL;
END $$;
CREATE TRIGGER "count_no_assessments" AFTER TRUNCATE ON "assessments"
  FOR EACH STATEMENT EXECUTE FUNCTION count_no_assessments();

INSERT INTO assessment_counts (slot, total, qualified, roadmaps)
SELECT 0, count(*), count(*) FILTER (WHERE lead_qualified), count(*) FILTER (WHERE roadmap_generated) FROM assessments;
