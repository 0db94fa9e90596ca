-- AlterTable
ALTER TABLE "assessments" ADD COLUMN     "target" JSONB;
