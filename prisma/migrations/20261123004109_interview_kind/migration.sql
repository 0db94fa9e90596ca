-- AlterTable
ALTER TABLE "interviews" ADD COLUMN     "kind" TEXT NOT NULL DEFAULT 'call';
