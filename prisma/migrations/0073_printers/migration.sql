-- CreateEnum
CREATE TYPE "PrinterKind" AS ENUM ('CLOUDPRNT', 'EPSON_SDP', 'ESC_POS', 'BROWSER');

-- CreateEnum
CREATE TYPE "PaperWidth" AS ENUM ('MM58', 'MM80');

-- CreateEnum
CREATE TYPE "PrintMoment" AS ENUM ('MANUAL', 'PLACED', 'ACCEPTED', 'READY');

-- CreateEnum
CREATE TYPE "PrintContent" AS ENUM ('KITCHEN_TICKET', 'PACKING_LIST', 'GUEST_COPY', 'CHANGE', 'CANCELLATION', 'TEST_PAGE');

-- CreateEnum
CREATE TYPE "PrintStatus" AS ENUM ('QUEUED', 'FETCHED', 'PRINTED', 'FAILED', 'UNKNOWN', 'SKIPPED');

-- AlterTable
ALTER TABLE "Channel" ADD COLUMN     "printerCount" INTEGER NOT NULL DEFAULT 0;

-- CreateTable
CREATE TABLE "Printer" (
    "id" UUID NOT NULL,
    "channelId" UUID NOT NULL,
    "name" TEXT NOT NULL,
    "kind" "PrinterKind" NOT NULL,
    "warehouseId" UUID,
    "stationIds" UUID[],
    "paper" "PaperWidth" NOT NULL DEFAULT 'MM80',
    "locale" TEXT NOT NULL DEFAULT 'en',
    "copies" INTEGER NOT NULL DEFAULT 1,
    "kitchenTicket" "PrintMoment" NOT NULL DEFAULT 'ACCEPTED',
    "packingList" "PrintMoment" NOT NULL DEFAULT 'MANUAL',
    "guestCopy" "PrintMoment" NOT NULL DEFAULT 'MANUAL',
    "address" TEXT,
    "standInId" UUID,
    "isActive" BOOLEAN NOT NULL DEFAULT true,
    "secretHash" BYTEA,
    "lastSeenAt" TIMESTAMPTZ(3),
    "isPaperOut" BOOLEAN NOT NULL DEFAULT false,
    "isCoverOpen" BOOLEAN NOT NULL DEFAULT false,
    "position" INTEGER NOT NULL DEFAULT 0,
    "version" INTEGER NOT NULL DEFAULT 1,

    CONSTRAINT "Printer_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "PrintJob" (
    "id" UUID NOT NULL,
    "sequence" SERIAL NOT NULL,
    "channelId" UUID NOT NULL,
    "printerId" UUID NOT NULL,
    "checkoutId" UUID,
    "content" "PrintContent" NOT NULL,
    "status" "PrintStatus" NOT NULL DEFAULT 'QUEUED',
    "copy" INTEGER NOT NULL DEFAULT 1,
    "isRepeat" BOOLEAN NOT NULL DEFAULT false,
    "isAsked" BOOLEAN NOT NULL DEFAULT false,
    "change" JSONB,
    "sheet" JSONB,
    "failure" TEXT,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "fetchedAt" TIMESTAMPTZ(3),
    "settledAt" TIMESTAMPTZ(3),
    "handledAt" TIMESTAMPTZ(3),

    CONSTRAINT "PrintJob_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "Printer_secretHash_key" ON "Printer"("secretHash");

-- CreateIndex
CREATE INDEX "Printer_channelId_position_idx" ON "Printer"("channelId", "position");

-- CreateIndex
CREATE INDEX "PrintJob_printerId_status_sequence_idx" ON "PrintJob"("printerId", "status", "sequence");

-- CreateIndex
CREATE INDEX "PrintJob_checkoutId_idx" ON "PrintJob"("checkoutId");

-- CreateIndex
CREATE INDEX "PrintJob_channelId_createdAt_idx" ON "PrintJob"("channelId", "createdAt");

-- AddForeignKey
ALTER TABLE "Printer" ADD CONSTRAINT "Printer_channelId_fkey" FOREIGN KEY ("channelId") REFERENCES "Channel"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Printer" ADD CONSTRAINT "Printer_warehouseId_fkey" FOREIGN KEY ("warehouseId") REFERENCES "Warehouse"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Printer" ADD CONSTRAINT "Printer_standInId_fkey" FOREIGN KEY ("standInId") REFERENCES "Printer"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "PrintJob" ADD CONSTRAINT "PrintJob_channelId_fkey" FOREIGN KEY ("channelId") REFERENCES "Channel"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "PrintJob" ADD CONSTRAINT "PrintJob_printerId_fkey" FOREIGN KEY ("printerId") REFERENCES "Printer"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "PrintJob" ADD CONSTRAINT "PrintJob_checkoutId_fkey" FOREIGN KEY ("checkoutId") REFERENCES "Checkout"("id") ON DELETE CASCADE ON UPDATE CASCADE;
