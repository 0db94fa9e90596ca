-- CreateTable
CREATE TABLE "outgoing_events" (
    "id" UUID NOT NULL,
    "type" TEXT NOT NULL,
    "assessment_id" UUID NOT NULL,
    "status" TEXT NOT NULL DEFAULT 'waiting',
    "attempts" INTEGER NOT NULL DEFAULT 0,
    "last_answer" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "delivered_at" TIMESTAMPTZ(3),

    CONSTRAINT "outgoing_events_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "outgoing_events_created_at_idx" ON "outgoing_events"("created_at" DESC);

-- CreateIndex
CREATE UNIQUE INDEX "outgoing_events_assessment_id_type_key" ON "outgoing_events"("assessment_id", "type");

-- AddForeignKey
ALTER TABLE "outgoing_events" ADD CONSTRAINT "outgoing_events_assessment_id_fkey" FOREIGN KEY ("assessment_id") REFERENCES "assessments"("id") ON DELETE CASCADE ON UPDATE CASCADE;
