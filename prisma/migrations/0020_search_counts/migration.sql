-- How often shoppers searched for something on one day, in the menu's own words.
CREATE TABLE "SearchCount" (
    "channelId" UUID NOT NULL,
    "day" DATE NOT NULL,
    "locale" TEXT NOT NULL,
    "text" TEXT NOT NULL,
    "count" INTEGER NOT NULL,

    CONSTRAINT "SearchCount_pkey" PRIMARY KEY ("channelId","day","locale","text"),
    CONSTRAINT "SearchCount_count_check" CHECK ("count" > 0)
);

-- AddForeignKey
ALTER TABLE "SearchCount" ADD CONSTRAINT "SearchCount_channelId_fkey" FOREIGN KEY ("channelId") REFERENCES "Channel"("id") ON DELETE CASCADE ON UPDATE CASCADE;
