ALTER TABLE "Channel" ADD COLUMN     "streetCount" INTEGER NOT NULL DEFAULT 0;

CREATE TABLE "Street" (
    "id" UUID NOT NULL,
    "channelId" UUID NOT NULL,
    "name" TEXT NOT NULL,
    "key" TEXT NOT NULL,
    "houses" JSONB NOT NULL DEFAULT '[]',

    CONSTRAINT "Street_pkey" PRIMARY KEY ("id")
);

CREATE INDEX "Street_channelId_idx" ON "Street"("channelId");

ALTER TABLE "Street" ADD CONSTRAINT "Street_channelId_fkey" FOREIGN KEY ("channelId") REFERENCES "Channel"("id") ON DELETE CASCADE ON UPDATE CASCADE;
