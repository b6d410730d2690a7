-- AlterTable
ALTER TABLE "Checkout" ADD COLUMN     "commission" INTEGER,
ADD COLUMN     "externalReference" TEXT,
ADD COLUMN     "isPaidElsewhere" BOOLEAN NOT NULL DEFAULT false,
ADD COLUMN     "source" TEXT;

-- CreateIndex
CREATE INDEX "Checkout_channelId_source_idx" ON "Checkout"("channelId", "source");
