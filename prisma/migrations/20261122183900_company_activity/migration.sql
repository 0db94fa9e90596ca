-- AlterTable
ALTER TABLE "assessments" ADD COLUMN     "company_activity" TEXT;
