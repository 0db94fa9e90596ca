-- AlterTable
ALTER TABLE "assessments" ADD COLUMN     "link_closed" BOOLEAN NOT NULL DEFAULT false;

-- CreateTable
CREATE TABLE "share_links" (
    "id" UUID NOT NULL,
    "assessment_id" UUID NOT NULL,
    "token_hash" TEXT NOT NULL,
    "label" TEXT NOT NULL,
    "with_interview" BOOLEAN NOT NULL DEFAULT false,
    "with_team" BOOLEAN NOT NULL DEFAULT false,
    "created_by_id" UUID,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,
    "revoked_at" TIMESTAMPTZ(3),
    "opened_count" INTEGER NOT NULL DEFAULT 0,
    "last_opened_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "share_links_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "share_links_token_hash_key" ON "share_links"("token_hash");

-- CreateIndex
CREATE INDEX "share_links_assessment_id_created_at_idx" ON "share_links"("assessment_id", "created_at" DESC);

-- CreateIndex
CREATE INDEX "share_links_created_by_id_idx" ON "share_links"("created_by_id");

-- CreateIndex
CREATE INDEX "share_links_expires_at_idx" ON "share_links"("expires_at");

-- AddForeignKey
ALTER TABLE "share_links" ADD CONSTRAINT "share_links_assessment_id_fkey" FOREIGN KEY ("assessment_id") REFERENCES "assessments"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "share_links" ADD CONSTRAINT "share_links_created_by_id_fkey" FOREIGN KEY ("created_by_id") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;
