-- AlterTable
ALTER TABLE "assessments" ADD COLUMN     "lead_version" INTEGER NOT NULL DEFAULT 0;

-- AlterTable
ALTER TABLE "call_requests" ADD COLUMN     "handled_at" TIMESTAMPTZ(3),
ADD COLUMN     "handled_by" UUID,
ADD COLUMN     "state" TEXT NOT NULL DEFAULT 'waiting';

-- CreateIndex
CREATE INDEX "call_requests_state_created_at_idx" ON "call_requests"("state", "created_at");

-- AddForeignKey
ALTER TABLE "call_requests" ADD CONSTRAINT "call_requests_handled_by_fkey" FOREIGN KEY ("handled_by") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- A call that the voice service has held needs nobody any more; who asked otherwise still waits, as far as is known.
UPDATE "call_requests" SET "state" = 'done', "handled_at" = "updated_at" WHERE "status" = 'done';
