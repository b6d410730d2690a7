-- AlterTable
ALTER TABLE "Checkout" ADD COLUMN     "dueOnReceiving" INTEGER NOT NULL DEFAULT 0;

-- AlterTable
ALTER TABLE "OrderRevision" ADD COLUMN     "dueAfter" INTEGER NOT NULL DEFAULT 0;
