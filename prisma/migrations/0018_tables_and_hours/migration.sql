-- Where the shopper sits, when they ordered by the code on their table.
ALTER TABLE "Checkout" ADD COLUMN     "table" TEXT;

-- Two who change the hours at once: the second one is told.
ALTER TABLE "Channel" ADD COLUMN     "hoursVersion" INTEGER NOT NULL DEFAULT 1;
ALTER TABLE "SpecialDay" ADD COLUMN     "version" INTEGER NOT NULL DEFAULT 1;
