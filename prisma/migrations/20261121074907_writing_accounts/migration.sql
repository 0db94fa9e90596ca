-- AlterTable
ALTER TABLE "reports" ADD COLUMN     "usage" JSONB;

-- AlterTable
ALTER TABLE "roadmaps" ADD COLUMN     "usage" JSONB;

-- CreateTable
CREATE TABLE "model_calls" (
    "id" UUID NOT NULL,
    "assessment_id" UUID,
    "piece" TEXT NOT NULL,
    "model" TEXT NOT NULL,
    "prompt_version" TEXT NOT NULL,
    "outcome" TEXT NOT NULL DEFAULT 'begun',
    "input_tokens" INTEGER NOT NULL DEFAULT 0,
    "cached_tokens" INTEGER NOT NULL DEFAULT 0,
    "output_tokens" INTEGER NOT NULL DEFAULT 0,
    "cost_usd" DOUBLE PRECISION,
    "milliseconds" INTEGER,
    "at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "model_calls_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "model_calls_assessment_id_idx" ON "model_calls"("assessment_id");

-- CreateIndex
CREATE INDEX "model_calls_at_idx" ON "model_calls"("at");

-- AddForeignKey
ALTER TABLE "model_calls" ADD CONSTRAINT "model_calls_assessment_id_fkey" FOREIGN KEY ("assessment_id") REFERENCES "assessments"("id") ON DELETE SET NULL ON UPDATE CASCADE;
