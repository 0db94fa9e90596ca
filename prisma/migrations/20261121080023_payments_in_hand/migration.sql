-- AlterTable
ALTER TABLE "payments" ADD COLUMN     "dispute" TEXT,
ADD COLUMN     "in_hand_until" TIMESTAMPTZ(3);
