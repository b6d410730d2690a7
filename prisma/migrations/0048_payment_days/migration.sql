-- AlterTable
ALTER TABLE "Payment" ADD COLUMN     "methodName" JSONB;

-- AlterTable
ALTER TABLE "Refund" ADD COLUMN     "succeededAt" TIMESTAMPTZ(3);

-- CreateIndex
CREATE INDEX "Payment_channelId_capturedAt_idx" ON "Payment"("channelId", "capturedAt");

-- CreateIndex
CREATE INDEX "Refund_succeededAt_idx" ON "Refund"("succeededAt");

-- What is known of payments of before: a provider carries a refund out within seconds.
UPDATE "Payment" payment SET "methodName" = checkout."paymentName"
  FROM "Checkout" checkout WHERE checkout."id" = payment."checkoutId" AND checkout."paymentName" IS NOT NULL;
UPDATE "Refund" SET "succeededAt" = "createdAt" WHERE "status" = 'SUCCEEDED';
