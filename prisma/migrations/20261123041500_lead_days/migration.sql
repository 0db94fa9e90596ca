-- AlterTable
ALTER TABLE "assessments" ADD COLUMN     "call_waiting_since" TIMESTAMPTZ(3),
ADD COLUMN     "next_action_on" DATE,
ADD COLUMN     "reminded_action_on" DATE,
ADD COLUMN     "report_opened_at" TIMESTAMPTZ(3);

-- AlterTable
ALTER TABLE "users" ADD COLUMN     "visit_before_at" TIMESTAMPTZ(3),
ADD COLUMN     "visited_at" TIMESTAMPTZ(3);

-- CreateTable
CREATE TABLE "saved_views" (
    "id" UUID NOT NULL,
    "name" TEXT NOT NULL,
    "query" TEXT NOT NULL,
    "created_by_id" UUID,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "saved_views_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "saved_views_created_by_id_idx" ON "saved_views"("created_by_id");

-- AddForeignKey
ALTER TABLE "saved_views" ADD CONSTRAINT "saved_views_created_by_id_fkey" FOREIGN KEY ("created_by_id") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- What the schema language cannot say.

-- Since when a call request waits, beside the lead: the order in which to call has to be read from an index.
CREATE FUNCTION keep_call_waiting() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  asked uuid := CASE WHEN TG_OP = 'DELETE' THEN OLD.assessment_id ELSE NEW.assessment_id END;
BEGIN
  UPDATE assessments SET call_waiting_since = (
    SELECT min(created_at) FROM call_requests WHERE assessment_id = asked AND state = 'waiting'
  ) WHERE id = asked;
  RETURN NULL;
END $$;
CREATE TRIGGER "keep_call_waiting" AFTER INSERT OR DELETE OR UPDATE OF "state" ON "call_requests"
  FOR EACH ROW EXECUTE FUNCTION keep_call_waiting();

UPDATE "assessments" a SET "call_waiting_since" = c."since"
FROM (SELECT "assessment_id", min("created_at") AS "since" FROM "call_requests" WHERE "state" = 'waiting' GROUP BY 1) c
WHERE c."assessment_id" = a."id";

-- Whom to call first, each kind in its own order. The conditions stand word for word in lib/data/store/call-first.ts.
CREATE INDEX "assessments_call_waiting" ON "assessments" ("call_waiting_since", "id") WHERE "call_waiting_since" IS NOT NULL;
CREATE INDEX "assessments_next_action" ON "assessments" ("next_action_on", "id") WHERE "next_action_on" IS NOT NULL;
CREATE INDEX "assessments_read_report" ON "assessments" ("report_opened_at" DESC, "id")
  WHERE "report_opened_at" IS NOT NULL AND "payment_status" IN ('paid', 'coupon_used') AND "lead_status" = 'new';
CREATE INDEX "assessments_starred_unowned" ON "assessments" ("created_at" DESC, "id")
  WHERE "lead_score" >= 7 AND "lead_owner_id" IS NULL AND "lead_status" NOT IN ('won', 'lost');

-- What was unlocked on a day.
CREATE INDEX "assessments_paid_at" ON "assessments" ("paid_at" DESC) WHERE "paid_at" IS NOT NULL;
-- The weeks of the figures, from the index alone. The condition always holds: without one, the schema would have to name it.
CREATE INDEX "assessments_by_week" ON "assessments" ("created_at") INCLUDE ("lead_qualified", "roadmap_generated")
  WHERE "created_at" IS NOT NULL;
-- Others with the same email.
CREATE INDEX "assessments_by_email" ON "assessments" (lower("executive_email"));
