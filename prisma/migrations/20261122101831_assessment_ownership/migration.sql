-- AlterTable
ALTER TABLE "assessments" ADD COLUMN     "owner_proof" TEXT;

-- AlterTable
ALTER TABLE "users" ADD COLUMN     "email_verified_at" TIMESTAMPTZ(3);

-- CreateTable
CREATE TABLE "owner_keys" (
    "id" UUID NOT NULL,
    "assessment_id" UUID NOT NULL,
    "key_hash" TEXT NOT NULL,
    "proof" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "owner_keys_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "ownership_tokens" (
    "id" UUID NOT NULL,
    "assessment_id" UUID NOT NULL,
    "token_hash" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,
    "spent_at" TIMESTAMPTZ(3),

    CONSTRAINT "ownership_tokens_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "bookmarks" (
    "user_id" UUID NOT NULL,
    "assessment_id" UUID NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "bookmarks_pkey" PRIMARY KEY ("user_id","assessment_id")
);

-- CreateIndex
CREATE INDEX "owner_keys_created_at_idx" ON "owner_keys"("created_at");

-- CreateIndex
CREATE UNIQUE INDEX "owner_keys_assessment_id_key_hash_key" ON "owner_keys"("assessment_id", "key_hash");

-- CreateIndex
CREATE UNIQUE INDEX "ownership_tokens_token_hash_key" ON "ownership_tokens"("token_hash");

-- CreateIndex
CREATE INDEX "ownership_tokens_assessment_id_idx" ON "ownership_tokens"("assessment_id");

-- CreateIndex
CREATE INDEX "ownership_tokens_expires_at_idx" ON "ownership_tokens"("expires_at");

-- CreateIndex
CREATE INDEX "bookmarks_assessment_id_idx" ON "bookmarks"("assessment_id");

-- AddForeignKey
ALTER TABLE "owner_keys" ADD CONSTRAINT "owner_keys_assessment_id_fkey" FOREIGN KEY ("assessment_id") REFERENCES "assessments"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ownership_tokens" ADD CONSTRAINT "ownership_tokens_assessment_id_fkey" FOREIGN KEY ("assessment_id") REFERENCES "assessments"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "bookmarks" ADD CONSTRAINT "bookmarks_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "bookmarks" ADD CONSTRAINT "bookmarks_assessment_id_fkey" FOREIGN KEY ("assessment_id") REFERENCES "assessments"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- Until now anyone with the link could save an assessment that had no owner. A link that this left behind stays an ownership
-- where the account was signed in when the assessment was submitted (it is older, and no claim is in the audit trail), and
-- where no address speaks against it. The others become bookmarks: still in My Reports, and the owner can prove it.
UPDATE "assessments" a
SET "owner_proof" = CASE
    WHEN u."created_at" < a."created_at" AND NOT EXISTS (
        SELECT 1 FROM "audit_events" e WHERE e."action" = 'assessment_linked' AND e."target_id" = a."id"::text
    ) THEN 'device' ELSE 'kept' END
FROM "users" u
WHERE u."id" = a."user_id";

INSERT INTO "bookmarks" ("user_id", "assessment_id")
SELECT u."id", a."id" FROM "assessments" a JOIN "users" u ON u."id" = a."user_id"
WHERE a."owner_proof" = 'kept' AND lower(a."executive_email") <> lower(u."email");

UPDATE "assessments" a SET "user_id" = NULL, "owner_proof" = NULL
FROM "bookmarks" b WHERE b."assessment_id" = a."id" AND b."user_id" = a."user_id";
