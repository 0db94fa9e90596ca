-- More orders of the list. Each expression stands word for word in lib/data/store/lead-orders.ts.
CREATE INDEX "assessments_by_title" ON "assessments" (lower("executive_title"), "id");
CREATE INDEX "assessments_by_revenue" ON "assessments" (coalesce(array_position(ARRAY['under-1m', '1m-10m', '10m-50m', '50m-100m', '100m-500m', '500m-1b', 'over-1b'], "company_revenue"), 0) DESC, "created_at" DESC, "id");
CREATE INDEX "assessments_by_stage" ON "assessments" (coalesce(array_position(ARRAY['new', 'contacted', 'qualified', 'won', 'lost'], "lead_status"), 0), "created_at" DESC, "id");
CREATE INDEX "assessments_by_badge_rank" ON "assessments" ((CASE
  WHEN "lead_qualified" THEN 1
  WHEN "lead_score" >= 5 THEN 2
  WHEN "roadmap_generated" THEN 3
  ELSE 4 END), "created_at" DESC, "id");
