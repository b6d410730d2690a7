-- AlterEnum
ALTER TYPE "ReceiverEvent" ADD VALUE 'NOTICE_FAILED';

-- AlterTable
ALTER TABLE "Notice" ADD COLUMN     "isFailureSent" BOOLEAN NOT NULL DEFAULT false;

-- What failed before is no news.
UPDATE "Notice" SET "isFailureSent" = true WHERE "status" = 'PARKED';

CREATE INDEX "Notice_failed" ON "Notice" ("channelId") WHERE "status" = 'PARKED' AND NOT "isReplaced" AND NOT "isFailureSent";
