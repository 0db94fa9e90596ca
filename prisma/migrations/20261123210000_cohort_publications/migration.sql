-- CreateTable
CREATE TABLE "cohort_publications" (
    "id" UUID NOT NULL,
    "cohort_id" UUID NOT NULL,
    "published_at" TIMESTAMPTZ(3) NOT NULL,
    "members" JSONB NOT NULL,

    CONSTRAINT "cohort_publications_pkey" PRIMARY KEY ("id")
);

-- What was published so far, which was kept with the cohort.
INSERT INTO "cohort_publications" ("id", "cohort_id", "published_at", "members")
SELECT gen_random_uuid(), c."id", coalesce(c."published_at", c."created_at"), p.members
FROM "cohorts" c, jsonb_array_elements(c."snapshot" -> 'publications') AS p(members);
UPDATE "cohorts" SET "snapshot" = "snapshot" - 'publications' WHERE "snapshot" IS NOT NULL;

-- Firms that asked to be left out of comparisons: few of all, looked up whenever a cohort is counted.
CREATE INDEX "consents_comparison_refused" ON "consents" ("created_at") WHERE "purpose" = 'comparison' AND NOT "granted";
