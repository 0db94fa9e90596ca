-- CreateTable
CREATE TABLE "cohorts" (
    "id" UUID NOT NULL,
    "name" TEXT NOT NULL,
    "coupon_codes" JSONB NOT NULL,
    "floor" INTEGER NOT NULL,
    "snapshot" JSONB,
    "published_at" TIMESTAMPTZ(3),
    "token_hash" TEXT,
    "token_expires_at" TIMESTAMPTZ(3),
    "created_by_id" UUID,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "cohorts_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "cohorts_token_hash_key" ON "cohorts"("token_hash");

-- CreateIndex
CREATE INDEX "cohorts_created_by_id_idx" ON "cohorts"("created_by_id");

-- AddForeignKey
ALTER TABLE "cohorts" ADD CONSTRAINT "cohorts_created_by_id_fkey" FOREIGN KEY ("created_by_id") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;
