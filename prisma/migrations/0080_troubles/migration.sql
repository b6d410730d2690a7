-- CreateEnum
CREATE TYPE "TroubleKind" AS ENUM ('PAPER_OUT', 'COVER_OPEN', 'ERROR', 'SILENT', 'RECEIVER', 'MONEY', 'DISK');

-- AlterTable
ALTER TABLE "Notice" ADD COLUMN     "troubleId" UUID;

-- CreateTable
CREATE TABLE "Trouble" (
    "id" UUID NOT NULL,
    "channelId" UUID NOT NULL,
    "subject" TEXT NOT NULL,
    "kind" "TroubleKind" NOT NULL,
    "name" TEXT NOT NULL,
    "startedAt" TIMESTAMPTZ(3) NOT NULL,
    "seenAt" TIMESTAMPTZ(3) NOT NULL,
    "announcedAt" TIMESTAMPTZ(3),
    "acknowledgedAt" TIMESTAMPTZ(3),
    "acknowledgedBy" TEXT,
    "endedAt" TIMESTAMPTZ(3),

    CONSTRAINT "Trouble_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "Trouble_channelId_startedAt_idx" ON "Trouble"("channelId", "startedAt");

-- CreateIndex
CREATE INDEX "Notice_troubleId_idx" ON "Notice"("troubleId");

-- AddForeignKey
ALTER TABLE "Trouble" ADD CONSTRAINT "Trouble_channelId_fkey" FOREIGN KEY ("channelId") REFERENCES "Channel"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Notice" ADD CONSTRAINT "Notice_troubleId_fkey" FOREIGN KEY ("troubleId") REFERENCES "Trouble"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- A shop has one open trouble of each kind of thing: processes that find it at once write it once.
CREATE UNIQUE INDEX "Trouble_one_open" ON "Trouble" ("channelId", "subject") WHERE "endedAt" IS NULL;

-- Those that staff have to look at are few.
CREATE INDEX "Payment_trouble" ON "Payment" ("channelId") WHERE "trouble" IS NOT NULL;
