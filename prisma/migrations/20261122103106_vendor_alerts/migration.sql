-- CreateTable
CREATE TABLE "vendor_alerts" (
    "id" UUID NOT NULL,
    "part" TEXT NOT NULL,
    "vendor" TEXT NOT NULL,
    "reason" TEXT NOT NULL,
    "count" INTEGER NOT NULL DEFAULT 1,
    "first_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "last_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "told_at" TIMESTAMPTZ(3) NOT NULL,
    "healed_at" TIMESTAMPTZ(3),

    CONSTRAINT "vendor_alerts_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "vendor_alerts_last_at_idx" ON "vendor_alerts"("last_at" DESC);

-- What goes on is one alert, however many servers and requests are refused at once.
CREATE UNIQUE INDEX "vendor_alerts_open" ON "vendor_alerts"("part", "vendor", "reason") WHERE "healed_at" IS NULL;
