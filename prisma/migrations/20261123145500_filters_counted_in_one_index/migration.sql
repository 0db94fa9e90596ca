-- Any filters together, counted. Leads that have all of them the same are one entry with a list of rows (deduplication),
-- and an entry is compared once: for a million leads some 10 to 30 MB are read in place of 140, in a tenth of the time.
-- So nothing may be in it that differs from lead to lead. The badge is the rule of lib/data/store/lead-search-plan.ts, word
-- for word, and beside it the columns that it is made of, without which the rows themselves would be read.
CREATE INDEX "assessments_by_filters" ON "assessments" (
  "company_industry", "company_revenue", "payment_status", "lead_status", "company_employees", "lead_owner_id", "retake_of",
  (CASE
    WHEN "lead_qualified" THEN 'hot-lead'
    WHEN "lead_score" >= 5 THEN 'qualified'
    WHEN "roadmap_generated" THEN 'completed'
    ELSE 'in-progress' END),
  "lead_qualified", "lead_score", "roadmap_generated"
) WHERE "merged_into_id" IS NULL;
