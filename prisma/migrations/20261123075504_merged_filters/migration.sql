-- A filter leaves merged leads out: its list and its count are still read from the index alone.

-- DropIndex
DROP INDEX "assessments_company_employees_created_at_idx";

-- DropIndex
DROP INDEX "assessments_company_industry_created_at_idx";

-- DropIndex
DROP INDEX "assessments_company_revenue_created_at_idx";

-- DropIndex
DROP INDEX "assessments_lead_owner_id_created_at_idx";

-- DropIndex
DROP INDEX "assessments_lead_status_created_at_idx";

-- DropIndex
DROP INDEX "assessments_payment_status_created_at_idx";

-- CreateIndex
CREATE INDEX "assessments_company_industry_created_at_merged_into_id_idx" ON "assessments"("company_industry", "created_at" DESC, "merged_into_id");

-- CreateIndex
CREATE INDEX "assessments_payment_status_created_at_merged_into_id_idx" ON "assessments"("payment_status", "created_at" DESC, "merged_into_id");

-- CreateIndex
CREATE INDEX "assessments_company_revenue_created_at_merged_into_id_idx" ON "assessments"("company_revenue", "created_at" DESC, "merged_into_id");

-- CreateIndex
CREATE INDEX "assessments_company_employees_created_at_merged_into_id_idx" ON "assessments"("company_employees", "created_at" DESC, "merged_into_id");

-- CreateIndex
CREATE INDEX "assessments_lead_status_created_at_merged_into_id_idx" ON "assessments"("lead_status", "created_at" DESC, "merged_into_id");

-- CreateIndex
CREATE INDEX "assessments_lead_owner_id_created_at_merged_into_id_idx" ON "assessments"("lead_owner_id", "created_at" DESC, "merged_into_id");
