-- The order in which messages were written: by it the events of one order go out in turn, whatever the clocks say.
ALTER TABLE "OutboxMessage" ADD COLUMN "sequence" INTEGER;
UPDATE "OutboxMessage" message SET "sequence" = numbered."sequence"
FROM (SELECT "id", row_number() OVER (ORDER BY "createdAt", "id") AS "sequence" FROM "OutboxMessage") numbered
WHERE numbered."id" = message."id";
CREATE SEQUENCE "OutboxMessage_sequence_seq" AS INTEGER OWNED BY "OutboxMessage"."sequence";
SELECT setval('"OutboxMessage_sequence_seq"', coalesce((SELECT max("sequence") FROM "OutboxMessage"), 0) + 1, false);
ALTER TABLE "OutboxMessage"
  ALTER COLUMN "sequence" SET DEFAULT nextval('"OutboxMessage_sequence_seq"'),
  ALTER COLUMN "sequence" SET NOT NULL;

-- DropIndex
DROP INDEX "OutboxMessage_receiverId_status_nextAttemptAt_idx";

-- DropIndex
DROP INDEX "OutboxMessage_checkoutId_idx";

-- CreateIndex: what is due, ready in the order in which it is taken.
CREATE INDEX "OutboxMessage_receiverId_status_nextAttemptAt_sequence_idx" ON "OutboxMessage"("receiverId", "status", "nextAttemptAt", "sequence");

-- CreateIndex: whether an earlier event of the order waits.
CREATE INDEX "OutboxMessage_checkoutId_receiverId_sequence_idx" ON "OutboxMessage"("checkoutId", "receiverId", "sequence");

-- CreateIndex: the shop's log.
CREATE INDEX "OutboxMessage_channelId_createdAt_idx" ON "OutboxMessage"("channelId", "createdAt");

ALTER TABLE "Receiver" ADD CONSTRAINT "Receiver_failuresInARow_check" CHECK ("failuresInARow" >= 0);
