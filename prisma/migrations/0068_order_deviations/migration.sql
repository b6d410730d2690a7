-- AlterTable
ALTER TABLE "Checkout" ADD COLUMN     "deviations" JSONB NOT NULL DEFAULT '[]';
