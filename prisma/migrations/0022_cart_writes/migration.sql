-- Keys of the last writes of a cart: one that was sent again because its answer got lost changes nothing.
-- AlterTable
ALTER TABLE "Checkout" ADD COLUMN     "recentWrites" TEXT[] DEFAULT ARRAY[]::TEXT[];
