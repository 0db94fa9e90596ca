-- AlterTable
ALTER TABLE "assessments" ADD COLUMN     "nameless" BOOLEAN NOT NULL DEFAULT false;
