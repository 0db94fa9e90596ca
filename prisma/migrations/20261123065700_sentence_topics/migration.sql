-- AlterTable
ALTER TABLE "assessments" ADD COLUMN     "sentence_topics" JSONB NOT NULL DEFAULT '{}';
