-- What staff want to remember of an order, and an index to sort orders by what they come to.
-- AlterTable
ALTER TABLE "Checkout" ADD COLUMN     "staffNote" TEXT,
ADD COLUMN     "staffNoteAt" TIMESTAMPTZ(3),
ADD COLUMN     "staffNoteById" UUID,
ADD COLUMN     "staffNoteVersion" INTEGER NOT NULL DEFAULT 0;

-- CreateIndex
CREATE INDEX "Checkout_channelId_total_id_idx" ON "Checkout"("channelId", "total", "id");

-- AddForeignKey
ALTER TABLE "Checkout" ADD CONSTRAINT "Checkout_staffNoteById_fkey" FOREIGN KEY ("staffNoteById") REFERENCES "StaffMember"("id") ON DELETE SET NULL ON UPDATE CASCADE;
