-- Test tokens: their orders are marked, and reach only receivers for tests. A default that is constant rewrites no row.
ALTER TABLE "ApiToken" ADD COLUMN     "isTest" BOOLEAN NOT NULL DEFAULT false;

ALTER TABLE "Checkout" ADD COLUMN     "isTest" BOOLEAN NOT NULL DEFAULT false;

ALTER TABLE "Payment" ADD COLUMN     "isOfTestOrder" BOOLEAN NOT NULL DEFAULT false;

ALTER TABLE "Receiver" ADD COLUMN     "isTest" BOOLEAN NOT NULL DEFAULT false;
