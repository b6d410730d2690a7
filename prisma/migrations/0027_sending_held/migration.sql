-- AlterTable
ALTER TABLE "Channel" ADD COLUMN "sendingHeldSince" TIMESTAMPTZ(3);
