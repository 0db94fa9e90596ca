-- AlterTable: what is still being written down has no date, and is seen by no reader.
ALTER TABLE "comparison_publications" ALTER COLUMN "published_at" DROP NOT NULL;

-- DropIndex
DROP INDEX "comparison_publications_visible";

-- CreateIndex: one that can be seen for each cell.
CREATE UNIQUE INDEX "comparison_publications_visible" ON "comparison_publications"("cell")
    WHERE "ended_at" IS NULL AND "published_at" IS NOT NULL;

-- CreateTable
CREATE TABLE "comparison_counts" (
    "id" INTEGER NOT NULL DEFAULT 1,
    "counted_at" TIMESTAMPTZ(3) NOT NULL,
    "counts" JSONB NOT NULL,

    CONSTRAINT "comparison_counts_pkey" PRIMARY KEY ("id")
);
