-- Where the shopper sits, when they ordered by the code on their table.
-- AlterTable
ALTER TABLE "Checkout" ADD COLUMN     "table" TEXT;
