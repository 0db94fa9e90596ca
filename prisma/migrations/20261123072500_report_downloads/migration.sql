-- CreateTable
CREATE TABLE "report_downloads" (
    "assessment_id" UUID NOT NULL,
    "by" TEXT NOT NULL,
    "day" DATE NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "report_downloads_pkey" PRIMARY KEY ("assessment_id","by","day")
);

-- AddForeignKey
ALTER TABLE "report_downloads" ADD CONSTRAINT "report_downloads_assessment_id_fkey" FOREIGN KEY ("assessment_id") REFERENCES "assessments"("id") ON DELETE CASCADE ON UPDATE CASCADE;
