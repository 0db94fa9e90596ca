-- CreateTable
CREATE TABLE "team_checks" (
    "id" UUID NOT NULL,
    "assessment_id" UUID NOT NULL,
    "token_hash" TEXT NOT NULL,
    "expected" INTEGER NOT NULL,
    "status" TEXT NOT NULL DEFAULT 'open',
    "closes_at" TIMESTAMPTZ(3) NOT NULL,
    "extended" BOOLEAN NOT NULL DEFAULT false,
    "result" JSONB,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "team_checks_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "team_replies" (
    "id" UUID NOT NULL,
    "team_check_id" UUID NOT NULL,
    "reply_key_hash" TEXT NOT NULL,
    "answers" JSONB NOT NULL,
    "day" DATE NOT NULL,

    CONSTRAINT "team_replies_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "team_checks_assessment_id_key" ON "team_checks"("assessment_id");

-- CreateIndex
CREATE UNIQUE INDEX "team_checks_token_hash_key" ON "team_checks"("token_hash");

-- CreateIndex
CREATE INDEX "team_checks_status_closes_at_idx" ON "team_checks"("status", "closes_at");

-- CreateIndex
CREATE UNIQUE INDEX "team_replies_reply_key_hash_key" ON "team_replies"("reply_key_hash");

-- CreateIndex
CREATE INDEX "team_replies_team_check_id_idx" ON "team_replies"("team_check_id");

-- AddForeignKey
ALTER TABLE "team_checks" ADD CONSTRAINT "team_checks_assessment_id_fkey" FOREIGN KEY ("assessment_id") REFERENCES "assessments"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "team_replies" ADD CONSTRAINT "team_replies_team_check_id_fkey" FOREIGN KEY ("team_check_id") REFERENCES "team_checks"("id") ON DELETE CASCADE ON UPDATE CASCADE;
