-- AlterTable
ALTER TABLE "call_requests" ADD COLUMN     "attempts" INTEGER NOT NULL DEFAULT 0;

-- AlterTable
ALTER TABLE "interviews" ADD COLUMN     "transcript" JSONB,
ADD COLUMN     "usage" JSONB;
