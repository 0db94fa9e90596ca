-- AlterTable
ALTER TABLE "emails" ADD COLUMN     "about_id" UUID;

-- So far the key alone said what a message tells of: messages that have not gone out yet still need it.
UPDATE "emails" SET "about_id" = split_part(split_part("key", ':', 2), '.', 1)::uuid
WHERE "template" IN ('receipt', 'payment-returned', 'refund-failed', 'call-requested', 'vendor-alert')
  AND split_part(split_part("key", ':', 2), '.', 1) ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$';
