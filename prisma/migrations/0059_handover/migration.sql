CREATE TYPE "Handover" AS ENUM ('HAND', 'DOOR');
CREATE TYPE "Arrival" AS ENUM ('RING', 'CALL');

ALTER TABLE "Channel" ADD COLUMN     "asksCutlery" BOOLEAN NOT NULL DEFAULT false;

ALTER TABLE "Checkout" ADD COLUMN     "arrival" "Arrival",
ADD COLUMN     "cutlery" INTEGER,
ADD COLUMN     "handover" "Handover";

-- Orders of before have none: they are not read for it.
ALTER TABLE "Checkout" ADD CONSTRAINT "Checkout_cutlery_check" CHECK ("cutlery" BETWEEN 0 AND 20) NOT VALID;
