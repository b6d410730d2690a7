-- AlterTable
ALTER TABLE "OutboxMessage" ALTER COLUMN "order" SET DATA TYPE JSON;

-- CreateIndex
CREATE INDEX "OutboxMessage_leasedUntil_idx" ON "OutboxMessage"("leasedUntil");

