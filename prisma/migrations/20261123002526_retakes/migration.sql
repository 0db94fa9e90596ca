-- AlterTable
ALTER TABLE "assessments" ADD COLUMN     "remind_retake_at" TIMESTAMPTZ(3),
ADD COLUMN     "retake_included" BOOLEAN NOT NULL DEFAULT false,
ADD COLUMN     "retake_of" UUID;

-- CreateIndex
CREATE INDEX "assessments_retake_of_idx" ON "assessments"("retake_of");

-- CreateIndex
CREATE INDEX "assessments_remind_retake_at_idx" ON "assessments"("remind_retake_at");

-- AddForeignKey
ALTER TABLE "assessments" ADD CONSTRAINT "assessments_retake_of_fkey" FOREIGN KEY ("retake_of") REFERENCES "assessments"("id") ON DELETE SET NULL ON UPDATE CASCADE;
