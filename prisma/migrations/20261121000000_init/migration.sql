-- CreateTable
CREATE TABLE "users" (
    "id" UUID NOT NULL,
    "email" TEXT NOT NULL,
    "password" TEXT NOT NULL,
    "role" TEXT NOT NULL DEFAULT 'user',
    "fullname" TEXT NOT NULL,
    "company_name" TEXT,
    "areas_of_interest" TEXT,
    "reset_token" TEXT,
    "reset_token_expiry" TIMESTAMPTZ(3),
    "token_version" INTEGER NOT NULL DEFAULT 0,
    "temporary_until" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "users_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "sessions" (
    "id" UUID NOT NULL,
    "user_id" UUID NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,
    "revoked_at" TIMESTAMPTZ(3),

    CONSTRAINT "sessions_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "assessments" (
    "id" UUID NOT NULL,
    "user_id" UUID,
    "executive_name" TEXT NOT NULL,
    "executive_title" TEXT NOT NULL,
    "executive_email" TEXT,
    "company_name" TEXT NOT NULL,
    "company_revenue" TEXT NOT NULL,
    "company_employees" TEXT NOT NULL,
    "company_industry" TEXT NOT NULL,
    "company_business_model" TEXT,
    "company_markets" TEXT,
    "head_office_location" TEXT,
    "custom_location" TEXT,
    "office_expansion" JSONB NOT NULL DEFAULT '[]',
    "business_challenges" JSONB NOT NULL DEFAULT '[]',
    "other_challenge" TEXT,
    "ai_confidence" INTEGER NOT NULL,
    "ai_tools_used" JSONB NOT NULL DEFAULT '[]',
    "ai_experience" TEXT,
    "ai_perception" TEXT NOT NULL,
    "org_ai_elements" JSONB NOT NULL DEFAULT '[]',
    "org_posture" TEXT NOT NULL,
    "ai_friction" TEXT,
    "ai_departments" JSONB NOT NULL DEFAULT '[]',
    "enterprise_platforms" JSONB NOT NULL DEFAULT '[]',
    "other_platforms" TEXT,
    "preparedness_level" TEXT,
    "household_ai_use" JSONB NOT NULL DEFAULT '[]',
    "household_ai_use_other" TEXT,
    "child_ai_concerns" JSONB NOT NULL DEFAULT '[]',
    "rules_for_children" TEXT,
    "ai_readiness_score" INTEGER,
    "roadmap_generated" BOOLEAN NOT NULL DEFAULT false,
    "lead_score" INTEGER,
    "lead_qualified" BOOLEAN NOT NULL DEFAULT false,
    "payment_status" TEXT NOT NULL DEFAULT 'pending',
    "coupon_code" TEXT,
    "stripe_payment_id" TEXT,
    "paid_at" TIMESTAMPTZ(3),
    "submission_key" TEXT,
    "lead_status" TEXT NOT NULL DEFAULT 'new',
    "lead_owner_id" UUID,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "assessments_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "roadmaps" (
    "id" UUID NOT NULL,
    "assessment_id" UUID NOT NULL,
    "content" JSONB NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "roadmaps_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "coupon_codes" (
    "id" UUID NOT NULL,
    "code" TEXT NOT NULL,
    "description" TEXT,
    "is_active" BOOLEAN NOT NULL DEFAULT true,
    "used_count" INTEGER NOT NULL DEFAULT 0,
    "max_uses" INTEGER,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "expires_at" TIMESTAMPTZ(3),

    CONSTRAINT "coupon_codes_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "reports" (
    "id" UUID NOT NULL,
    "assessment_id" UUID NOT NULL,
    "report_data" JSONB NOT NULL,
    "markdown_report" TEXT,
    "writer" TEXT NOT NULL,
    "prompt_version" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "reports_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "report_claims" (
    "assessment_id" UUID NOT NULL,
    "lease_until" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "report_claims_pkey" PRIMARY KEY ("assessment_id")
);

-- CreateTable
CREATE TABLE "risks" (
    "id" UUID NOT NULL,
    "assessment_id" UUID NOT NULL,
    "title" TEXT NOT NULL,
    "impact_level" TEXT NOT NULL,
    "mitigation_strategy" TEXT NOT NULL,
    "risk_order" INTEGER NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "risks_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "follow_up_questions" (
    "assessment_id" UUID NOT NULL,
    "q1_primary" TEXT NOT NULL,
    "q1_followup" TEXT NOT NULL,
    "q2_primary" TEXT NOT NULL,
    "q2_followup" TEXT NOT NULL,
    "q3_primary" TEXT NOT NULL,
    "q3_followup" TEXT NOT NULL,
    "prompt_version" TEXT NOT NULL,
    "generated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "follow_up_questions_pkey" PRIMARY KEY ("assessment_id")
);

-- CreateTable
CREATE TABLE "interviews" (
    "id" UUID NOT NULL,
    "assessment_id" UUID NOT NULL,
    "interview_id" TEXT NOT NULL,
    "transcript_summary" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "interviews_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "interview_sections" (
    "id" UUID NOT NULL,
    "interview_id" UUID NOT NULL,
    "section_key" TEXT NOT NULL,
    "primary_answer" TEXT,
    "followup_answer" TEXT,
    "deeper_dive_summary" TEXT,
    "insights" JSONB NOT NULL DEFAULT '[]',
    "proposed_pilot" TEXT,
    "kpis" JSONB NOT NULL DEFAULT '[]',
    "systems_data" JSONB NOT NULL DEFAULT '[]',
    "constraints_risks" JSONB NOT NULL DEFAULT '[]',
    "next_step" JSONB,
    "confidence" INTEGER,
    "quotes" JSONB NOT NULL DEFAULT '[]',
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "interview_sections_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "payments" (
    "id" UUID NOT NULL,
    "assessment_id" UUID NOT NULL,
    "provider" TEXT NOT NULL,
    "provider_id" TEXT,
    "amount_cents" INTEGER NOT NULL,
    "currency" TEXT NOT NULL,
    "status" TEXT NOT NULL,
    "attempt" INTEGER NOT NULL DEFAULT 1,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "payments_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "call_requests" (
    "id" UUID NOT NULL,
    "assessment_id" UUID NOT NULL,
    "phone_number" TEXT NOT NULL,
    "status" TEXT NOT NULL DEFAULT 'waiting',
    "provider_call_id" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "call_requests_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "emails" (
    "id" UUID NOT NULL,
    "key" TEXT NOT NULL,
    "template" TEXT NOT NULL,
    "assessment_id" UUID,
    "user_id" UUID,
    "status" TEXT NOT NULL DEFAULT 'queued',
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "sent_at" TIMESTAMPTZ(3),

    CONSTRAINT "emails_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "consents" (
    "id" UUID NOT NULL,
    "assessment_id" UUID,
    "user_id" UUID,
    "purpose" TEXT NOT NULL,
    "granted" BOOLEAN NOT NULL,
    "wording_version" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "consents_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "lead_notes" (
    "id" UUID NOT NULL,
    "assessment_id" UUID NOT NULL,
    "author_id" UUID,
    "text" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "lead_notes_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "audit_events" (
    "id" UUID NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "actor_id" UUID,
    "actor_kind" TEXT NOT NULL,
    "action" TEXT NOT NULL,
    "target_kind" TEXT,
    "target_id" TEXT,
    "outcome" TEXT NOT NULL,
    "request_id" TEXT,
    "address_hash" TEXT,
    "meta" JSONB NOT NULL DEFAULT '{}',

    CONSTRAINT "audit_events_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "funnel_events" (
    "id" UUID NOT NULL,
    "step" TEXT NOT NULL,
    "visit_id" UUID NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "funnel_events_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "rate_limits" (
    "key" TEXT NOT NULL,
    "tokens" DOUBLE PRECISION NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "rate_limits_pkey" PRIMARY KEY ("key")
);

-- CreateTable
CREATE TABLE "webhook_events" (
    "id" TEXT NOT NULL,
    "provider" TEXT NOT NULL,
    "received_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "webhook_events_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "users_email_key" ON "users"("email");

-- CreateIndex
CREATE UNIQUE INDEX "users_reset_token_key" ON "users"("reset_token");

-- CreateIndex
CREATE INDEX "users_role_idx" ON "users"("role");

-- CreateIndex
CREATE INDEX "sessions_user_id_idx" ON "sessions"("user_id");

-- CreateIndex
CREATE INDEX "sessions_expires_at_idx" ON "sessions"("expires_at");

-- CreateIndex
CREATE UNIQUE INDEX "assessments_submission_key_key" ON "assessments"("submission_key");

-- CreateIndex
CREATE INDEX "assessments_user_id_idx" ON "assessments"("user_id");

-- CreateIndex
CREATE INDEX "assessments_created_at_id_idx" ON "assessments"("created_at" DESC, "id");

-- CreateIndex
CREATE INDEX "assessments_company_industry_created_at_idx" ON "assessments"("company_industry", "created_at" DESC);

-- CreateIndex
CREATE INDEX "assessments_payment_status_created_at_idx" ON "assessments"("payment_status", "created_at" DESC);

-- CreateIndex
CREATE INDEX "assessments_lead_score_created_at_idx" ON "assessments"("lead_score" DESC, "created_at" DESC);

-- CreateIndex
CREATE INDEX "assessments_coupon_code_idx" ON "assessments"("coupon_code");

-- CreateIndex
CREATE UNIQUE INDEX "roadmaps_assessment_id_key" ON "roadmaps"("assessment_id");

-- CreateIndex
CREATE INDEX "roadmaps_created_at_idx" ON "roadmaps"("created_at" DESC);

-- CreateIndex
CREATE UNIQUE INDEX "coupon_codes_code_key" ON "coupon_codes"("code");

-- CreateIndex
CREATE UNIQUE INDEX "reports_assessment_id_key" ON "reports"("assessment_id");

-- CreateIndex
CREATE UNIQUE INDEX "risks_assessment_id_risk_order_key" ON "risks"("assessment_id", "risk_order");

-- CreateIndex
CREATE UNIQUE INDEX "interviews_interview_id_key" ON "interviews"("interview_id");

-- CreateIndex
CREATE INDEX "interviews_assessment_id_created_at_idx" ON "interviews"("assessment_id", "created_at" DESC);

-- CreateIndex
CREATE UNIQUE INDEX "interview_sections_interview_id_section_key_key" ON "interview_sections"("interview_id", "section_key");

-- CreateIndex
CREATE UNIQUE INDEX "payments_provider_id_key" ON "payments"("provider_id");

-- CreateIndex
CREATE INDEX "payments_assessment_id_idx" ON "payments"("assessment_id");

-- CreateIndex
CREATE INDEX "payments_status_updated_at_idx" ON "payments"("status", "updated_at");

-- CreateIndex
CREATE UNIQUE INDEX "call_requests_provider_call_id_key" ON "call_requests"("provider_call_id");

-- CreateIndex
CREATE INDEX "call_requests_assessment_id_created_at_idx" ON "call_requests"("assessment_id", "created_at" DESC);

-- CreateIndex
CREATE UNIQUE INDEX "emails_key_key" ON "emails"("key");

-- CreateIndex
CREATE INDEX "emails_assessment_id_idx" ON "emails"("assessment_id");

-- CreateIndex
CREATE INDEX "emails_user_id_idx" ON "emails"("user_id");

-- CreateIndex
CREATE INDEX "consents_assessment_id_idx" ON "consents"("assessment_id");

-- CreateIndex
CREATE INDEX "consents_user_id_idx" ON "consents"("user_id");

-- CreateIndex
CREATE INDEX "lead_notes_assessment_id_created_at_idx" ON "lead_notes"("assessment_id", "created_at" DESC);

-- CreateIndex
CREATE INDEX "audit_events_at_idx" ON "audit_events"("at" DESC);

-- CreateIndex
CREATE INDEX "audit_events_target_id_idx" ON "audit_events"("target_id");

-- CreateIndex
CREATE INDEX "funnel_events_step_at_idx" ON "funnel_events"("step", "at");

-- CreateIndex
CREATE UNIQUE INDEX "funnel_events_visit_id_step_key" ON "funnel_events"("visit_id", "step");

-- CreateIndex
CREATE INDEX "rate_limits_at_idx" ON "rate_limits"("at");

-- AddForeignKey
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "assessments" ADD CONSTRAINT "assessments_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "assessments" ADD CONSTRAINT "assessments_lead_owner_id_fkey" FOREIGN KEY ("lead_owner_id") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "roadmaps" ADD CONSTRAINT "roadmaps_assessment_id_fkey" FOREIGN KEY ("assessment_id") REFERENCES "assessments"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "reports" ADD CONSTRAINT "reports_assessment_id_fkey" FOREIGN KEY ("assessment_id") REFERENCES "assessments"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "report_claims" ADD CONSTRAINT "report_claims_assessment_id_fkey" FOREIGN KEY ("assessment_id") REFERENCES "assessments"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "risks" ADD CONSTRAINT "risks_assessment_id_fkey" FOREIGN KEY ("assessment_id") REFERENCES "assessments"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "follow_up_questions" ADD CONSTRAINT "follow_up_questions_assessment_id_fkey" FOREIGN KEY ("assessment_id") REFERENCES "assessments"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "interviews" ADD CONSTRAINT "interviews_assessment_id_fkey" FOREIGN KEY ("assessment_id") REFERENCES "assessments"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "interview_sections" ADD CONSTRAINT "interview_sections_interview_id_fkey" FOREIGN KEY ("interview_id") REFERENCES "interviews"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "call_requests" ADD CONSTRAINT "call_requests_assessment_id_fkey" FOREIGN KEY ("assessment_id") REFERENCES "assessments"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "consents" ADD CONSTRAINT "consents_assessment_id_fkey" FOREIGN KEY ("assessment_id") REFERENCES "assessments"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "consents" ADD CONSTRAINT "consents_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "lead_notes" ADD CONSTRAINT "lead_notes_assessment_id_fkey" FOREIGN KEY ("assessment_id") REFERENCES "assessments"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "lead_notes" ADD CONSTRAINT "lead_notes_author_id_fkey" FOREIGN KEY ("author_id") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- What the schema language cannot say.

-- One payment per assessment that may still charge or has charged: the guard against paying twice.
CREATE UNIQUE INDEX "one_live_payment" ON "payments"("assessment_id") WHERE "status" IN ('processing', 'succeeded');

-- A coupon is never counted below nothing.
ALTER TABLE "coupon_codes" ADD CONSTRAINT "used_count_not_negative" CHECK ("used_count" >= 0);

-- Finding a lead by any part of name, company or e-mail among 100,000.
CREATE EXTENSION IF NOT EXISTS pg_trgm;
CREATE INDEX "assessments_search" ON "assessments" USING gin (
  lower("executive_name" || ' ' || "company_name" || ' ' || coalesce("executive_email", '')) gin_trgm_ops
);

-- What happened stays as it was written. Only the retention job may remove, and says so for its transaction.
CREATE FUNCTION audit_is_append_only() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF current_setting('app.retention', true) = 'on' AND TG_OP = 'DELETE' THEN RETURN OLD; END IF;
  RAISE EXCEPTION 'audit_events is append-only';
END $$;
CREATE TRIGGER "audit_events_append_only" BEFORE UPDATE OR DELETE ON "audit_events"
  FOR EACH ROW EXECUTE FUNCTION audit_is_append_only();
