-- How much of their limits the busiest callers have used, told between nodes. Of no worth after two minutes, so nothing of
-- it is written to the log that a crash is recovered from.
CREATE UNLOGGED TABLE "RateCount" (
    "key" TEXT NOT NULL,
    "minute" INTEGER NOT NULL,
    "count" INTEGER NOT NULL,

    CONSTRAINT "RateCount_pkey" PRIMARY KEY ("key","minute")
);
