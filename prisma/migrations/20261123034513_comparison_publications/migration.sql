-- CreateTable
CREATE TABLE "comparison_publications" (
    "id" UUID NOT NULL,
    "cell" TEXT NOT NULL,
    "published_at" TIMESTAMPTZ(3) NOT NULL,
    "ended_at" TIMESTAMPTZ(3),
    "n" INTEGER NOT NULL,
    "members" JSONB NOT NULL,
    "figures" JSONB NOT NULL,
    "scoring_version" TEXT NOT NULL,

    CONSTRAINT "comparison_publications_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "comparison_publications_cell_published_at_idx" ON "comparison_publications"("cell", "published_at");

-- Of each cell one publication can be seen, however many servers publish.
CREATE UNIQUE INDEX "comparison_publications_visible" ON "comparison_publications"("cell") WHERE "ended_at" IS NULL;
