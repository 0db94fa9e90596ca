-- CreateTable
CREATE TABLE "data_links" (
    "id" UUID NOT NULL,
    "token_hash" TEXT NOT NULL,
    "email" TEXT NOT NULL,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "data_links_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "data_links_token_hash_key" ON "data_links"("token_hash");

-- CreateIndex
CREATE INDEX "data_links_expires_at_idx" ON "data_links"("expires_at");
