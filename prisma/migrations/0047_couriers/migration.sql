-- AlterEnum
ALTER TYPE "StaffRole" ADD VALUE 'COURIER';

-- AlterTable
ALTER TABLE "Channel" ADD COLUMN     "namesCourier" BOOLEAN NOT NULL DEFAULT false;

-- AlterTable
ALTER TABLE "Checkout" ADD COLUMN     "cashCollected" INTEGER,
ADD COLUMN     "courierId" UUID;

-- CreateIndex
CREATE INDEX "Checkout_courierId_status_idx" ON "Checkout"("courierId", "status");

-- AddForeignKey
ALTER TABLE "Checkout" ADD CONSTRAINT "Checkout_courierId_fkey" FOREIGN KEY ("courierId") REFERENCES "StaffMember"("id") ON DELETE SET NULL ON UPDATE CASCADE;
