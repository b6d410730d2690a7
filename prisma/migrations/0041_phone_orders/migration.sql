-- Orders that staff take on the telephone: who took them, and which rules were set aside for them.
ALTER TABLE "Checkout" ADD COLUMN     "overridden" TEXT[] DEFAULT ARRAY[]::TEXT[],
ADD COLUMN     "takenById" UUID;

-- What the kitchen is asked about one dish.
ALTER TABLE "CheckoutLine" ADD COLUMN     "note" TEXT;

-- AddForeignKey
ALTER TABLE "Checkout" ADD CONSTRAINT "Checkout_takenById_fkey" FOREIGN KEY ("takenById") REFERENCES "StaffMember"("id") ON DELETE SET NULL ON UPDATE CASCADE;
