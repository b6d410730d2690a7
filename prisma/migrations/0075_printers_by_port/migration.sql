-- CreateEnum
CREATE TYPE "PrinterTrouble" AS ENUM ('PAPER_OUT', 'COVER_OPEN', 'ERROR', 'SILENT');

-- AlterTable
ALTER TABLE "Printer" DROP COLUMN "isCoverOpen",
DROP COLUMN "isPaperOut",
ADD COLUMN     "failuresInARow" INTEGER NOT NULL DEFAULT 0,
ADD COLUMN     "isAutomatic" BOOLEAN NOT NULL DEFAULT true,
ADD COLUMN     "restsUntil" TIMESTAMPTZ(3),
ADD COLUMN     "stoppedSince" TIMESTAMPTZ(3),
ADD COLUMN     "trouble" "PrinterTrouble";

-- CreateTable
CREATE TABLE "PrintSending" (
    "id" UUID NOT NULL,
    "sequence" INTEGER NOT NULL,
    "printerId" UUID NOT NULL,
    "status" "OutboxStatus" NOT NULL DEFAULT 'PENDING',
    "attemptCount" INTEGER NOT NULL DEFAULT 0,
    "strikes" INTEGER NOT NULL DEFAULT 0,
    "renderingSince" TIMESTAMPTZ(3),
    "requestUrl" TEXT NOT NULL DEFAULT '',
    "requestBody" TEXT NOT NULL DEFAULT '',
    "nextAttemptAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "leasedUntil" TIMESTAMPTZ(3),
    "deliveredAt" TIMESTAMPTZ(3),

    CONSTRAINT "PrintSending_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "PrintAttempt" (
    "id" UUID NOT NULL,
    "printSendingId" UUID NOT NULL,
    "startedAt" TIMESTAMPTZ(3) NOT NULL,
    "durationMs" INTEGER NOT NULL,
    "status" INTEGER,
    "failure" TEXT,
    "failureDetail" TEXT,
    "answer" TEXT,

    CONSTRAINT "PrintAttempt_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "PrintSending_printerId_status_nextAttemptAt_sequence_idx" ON "PrintSending"("printerId", "status", "nextAttemptAt", "sequence");

-- CreateIndex
CREATE INDEX "PrintAttempt_printSendingId_idx" ON "PrintAttempt"("printSendingId");

-- AddForeignKey
ALTER TABLE "PrintSending" ADD CONSTRAINT "PrintSending_id_fkey" FOREIGN KEY ("id") REFERENCES "PrintJob"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "PrintSending" ADD CONSTRAINT "PrintSending_printerId_fkey" FOREIGN KEY ("printerId") REFERENCES "Printer"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "PrintAttempt" ADD CONSTRAINT "PrintAttempt_printSendingId_fkey" FOREIGN KEY ("printSendingId") REFERENCES "PrintSending"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- Each printer keeps what staff chose; what `api/sending` reads begins as true.
UPDATE "Printer" SET "isAutomatic" = "isActive", "isActive" = true;
