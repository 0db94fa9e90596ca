-- AlterTable
ALTER TABLE "assessments" ADD COLUMN     "retake_given_at" TIMESTAMPTZ(3);

-- What was given before the column was there.
UPDATE "assessments" b SET "retake_given_at" = r."created_at"
FROM "assessments" r WHERE r."retake_of" = b."id" AND r."retake_included";
