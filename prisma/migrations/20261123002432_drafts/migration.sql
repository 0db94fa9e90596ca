-- CreateTable
CREATE TABLE "drafts" (
    "id" UUID NOT NULL,
    "token_hash" TEXT NOT NULL,
    "write_key_hash" TEXT NOT NULL,
    "email" TEXT NOT NULL,
    "email_hash" TEXT NOT NULL,
    "answers" TEXT NOT NULL,
    "step" INTEGER NOT NULL,
    "version" INTEGER NOT NULL DEFAULT 1,
    "remind" BOOLEAN NOT NULL DEFAULT false,
    "may_contact" BOOLEAN NOT NULL DEFAULT false,
    "reminded_at" TIMESTAMPTZ(3),
    "expires_at" TIMESTAMPTZ(3) NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "drafts_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "drafts_token_hash_key" ON "drafts"("token_hash");

-- CreateIndex
CREATE UNIQUE INDEX "drafts_write_key_hash_key" ON "drafts"("write_key_hash");

-- CreateIndex
CREATE INDEX "drafts_email_hash_idx" ON "drafts"("email_hash");

-- CreateIndex
CREATE INDEX "drafts_expires_at_idx" ON "drafts"("expires_at");
