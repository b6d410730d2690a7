-- A reason that staff chose by its name is read by everyone in their own language.
CREATE TYPE "OrderReason" AS ENUM ('TOO_BUSY', 'SOLD_OUT', 'CLOSING', 'UNREACHABLE', 'COURIER_LATE', 'NOT_TAKEN');

ALTER TABLE "StatusMove" ADD COLUMN     "reasonCode" "OrderReason";
ALTER TABLE "Checkout" ADD COLUMN     "cancelCode" "OrderReason";

-- The kitchen names minutes within a working shift.
ALTER TABLE "Checkout"
  ADD CONSTRAINT "Checkout_preparationMinutes_check" CHECK ("preparationMinutes" BETWEEN 1 AND 240);
