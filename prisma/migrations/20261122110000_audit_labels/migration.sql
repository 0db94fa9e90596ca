-- AlterTable
ALTER TABLE "audit_events" ADD COLUMN     "label" TEXT;

-- The one line that says what something deleted was called is found by its id.
CREATE INDEX "audit_events_labels" ON "audit_events" ("target_id") WHERE "label" IS NOT NULL;
