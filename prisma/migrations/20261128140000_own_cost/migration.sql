-- AlterTable
ALTER TABLE "assessments" ADD COLUMN     "own_cost" JSONB;
