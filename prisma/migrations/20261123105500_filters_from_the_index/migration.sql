-- The list in its plain order, with all that it can be filtered by: any filters together are counted from the index alone,
-- and the order in which to call reads its last kinds there. Columns of a row that changes are in other indices as well.
DROP INDEX "assessments_unmerged";
CREATE INDEX "assessments_unmerged" ON "assessments" ("created_at" DESC, "id") INCLUDE (
  "company_industry", "company_revenue", "company_employees", "payment_status", "lead_status", "lead_owner_id", "lead_qualified",
  "lead_score", "roadmap_generated", "retake_of", "next_action_on", "call_waiting_since", "report_opened_at"
) WHERE "merged_into_id" IS NULL;
-- Beside the roll-up, which leaves them out.
CREATE INDEX "assessments_samples" ON "assessments" ("id") WHERE "is_sample" AND "merged_into_id" IS NULL;
