-- What ends the process twice is put aside, and a safe start holds sending.
CREATE TYPE "SendingHeldReason" AS ENUM ('RESTORED', 'SAFE_START');
ALTER TABLE "Channel" ADD COLUMN "sendingHeldReason" "SendingHeldReason";
UPDATE "Channel" SET "sendingHeldReason" = 'RESTORED' WHERE "sendingHeldSince" IS NOT NULL;
ALTER TABLE "OutboxMessage" ADD COLUMN "renderingSince" TIMESTAMPTZ(3), ADD COLUMN "strikes" INTEGER NOT NULL DEFAULT 0;
ALTER TABLE "Receiver" ADD COLUMN "stoppedSince" TIMESTAMPTZ(3);
