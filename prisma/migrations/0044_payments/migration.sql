-- CreateEnum
CREATE TYPE "PaymentProviderKind" AS ENUM ('STRIPE', 'YOOKASSA');

-- CreateEnum
CREATE TYPE "CaptureTime" AS ENUM ('ON_ACCEPTING', 'AT_ONCE');

-- CreateEnum
CREATE TYPE "PaymentStatus" AS ENUM ('CREATED', 'AUTHORISED', 'CAPTURED', 'VOIDED', 'FAILED', 'EXPIRED');

-- CreateEnum
CREATE TYPE "PaymentAim" AS ENUM ('PAY', 'KEEP', 'CAPTURE', 'RELEASE');

-- CreateEnum
CREATE TYPE "MoneyState" AS ENUM ('AWAITED', 'AUTHORISED', 'CAPTURED', 'PARTLY_REFUNDED', 'REFUNDED', 'RELEASED', 'FAILED');

-- CreateEnum
CREATE TYPE "RefundStatus" AS ENUM ('CREATED', 'SUCCEEDED', 'FAILED');

-- CreateEnum
CREATE TYPE "RefundCause" AS ENUM ('STAFF', 'ORDER_CANCELLED', 'NOT_AWAITED', 'ELSEWHERE');

-- CreateEnum
CREATE TYPE "PaymentEventKind" AS ENUM ('ATTEMPT', 'ANSWER', 'SILENCE', 'NOTICE');

-- AlterTable
ALTER TABLE "Checkout" ADD COLUMN     "cardPaid" INTEGER NOT NULL DEFAULT 0,
ADD COLUMN     "heldBySessionId" UUID,
ADD COLUMN     "heldUntil" TIMESTAMPTZ(3),
ADD COLUMN     "moneyState" "MoneyState";

-- AlterTable
ALTER TABLE "PaymentMethod" ADD COLUMN     "providerId" UUID;

-- CreateTable
CREATE TABLE "PaymentProvider" (
    "id" UUID NOT NULL,
    "channelId" UUID NOT NULL,
    "kind" "PaymentProviderKind" NOT NULL,
    "isLive" BOOLEAN NOT NULL,
    "account" TEXT,
    "keyCipher" BYTEA NOT NULL,
    "noticeCipher" BYTEA,
    "captureTime" "CaptureTime" NOT NULL DEFAULT 'ON_ACCEPTING',
    "holdMinutes" INTEGER NOT NULL DEFAULT 15,
    "vatCode" INTEGER,
    "triedAt" TIMESTAMPTZ(3),
    "position" INTEGER NOT NULL DEFAULT 0,
    "version" INTEGER NOT NULL DEFAULT 1,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "PaymentProvider_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Payment" (
    "id" UUID NOT NULL,
    "channelId" UUID NOT NULL,
    "checkoutId" UUID,
    "providerId" UUID NOT NULL,
    "kind" "PaymentProviderKind" NOT NULL,
    "isLive" BOOLEAN NOT NULL,
    "status" "PaymentStatus" NOT NULL DEFAULT 'CREATED',
    "aim" "PaymentAim" NOT NULL DEFAULT 'PAY',
    "amount" INTEGER NOT NULL,
    "currencyCode" TEXT NOT NULL,
    "capturesAtOnce" BOOLEAN NOT NULL,
    "captured" INTEGER NOT NULL DEFAULT 0,
    "refunded" INTEGER NOT NULL DEFAULT 0,
    "reference" TEXT,
    "continueUrl" TEXT,
    "returnUrl" TEXT NOT NULL,
    "description" TEXT NOT NULL,
    "phone" TEXT,
    "locale" TEXT NOT NULL,
    "receipt" JSONB,
    "failure" TEXT,
    "trouble" TEXT,
    "askAt" TIMESTAMPTZ(3),
    "askedInVain" INTEGER NOT NULL DEFAULT 0,
    "leasedUntil" TIMESTAMPTZ(3),
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL,
    "capturedAt" TIMESTAMPTZ(3),

    CONSTRAINT "Payment_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Refund" (
    "id" UUID NOT NULL,
    "paymentId" UUID NOT NULL,
    "cause" "RefundCause" NOT NULL,
    "status" "RefundStatus" NOT NULL DEFAULT 'CREATED',
    "amount" INTEGER NOT NULL,
    "reason" TEXT,
    "parts" JSONB NOT NULL DEFAULT '[]',
    "reference" TEXT,
    "failure" TEXT,
    "staffMemberId" UUID,
    "apiTokenId" UUID,
    "idempotencyKey" TEXT,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "Refund_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "PaymentEvent" (
    "id" UUID NOT NULL,
    "sequence" SERIAL NOT NULL,
    "channelId" UUID NOT NULL,
    "providerId" UUID NOT NULL,
    "paymentId" UUID,
    "kind" "PaymentEventKind" NOT NULL,
    "action" TEXT NOT NULL,
    "noticeId" TEXT,
    "status" INTEGER,
    "body" JSON,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "PaymentEvent_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "PaymentProvider_channelId_position_idx" ON "PaymentProvider"("channelId", "position");

-- CreateIndex
CREATE INDEX "Payment_checkoutId_createdAt_idx" ON "Payment"("checkoutId", "createdAt");

-- CreateIndex
CREATE INDEX "Payment_channelId_createdAt_idx" ON "Payment"("channelId", "createdAt");

-- CreateIndex
CREATE INDEX "Payment_askAt_idx" ON "Payment"("askAt");

-- CreateIndex
CREATE UNIQUE INDEX "Payment_providerId_reference_key" ON "Payment"("providerId", "reference");

-- CreateIndex
CREATE INDEX "Refund_staffMemberId_idx" ON "Refund"("staffMemberId");

-- CreateIndex
CREATE UNIQUE INDEX "Refund_paymentId_idempotencyKey_key" ON "Refund"("paymentId", "idempotencyKey");

-- CreateIndex
CREATE INDEX "PaymentEvent_paymentId_sequence_idx" ON "PaymentEvent"("paymentId", "sequence");

-- CreateIndex
CREATE INDEX "PaymentEvent_channelId_createdAt_idx" ON "PaymentEvent"("channelId", "createdAt");

-- CreateIndex
CREATE UNIQUE INDEX "PaymentEvent_providerId_noticeId_key" ON "PaymentEvent"("providerId", "noticeId");

-- CreateIndex
CREATE INDEX "PaymentMethod_providerId_idx" ON "PaymentMethod"("providerId");

-- AddForeignKey
ALTER TABLE "PaymentMethod" ADD CONSTRAINT "PaymentMethod_providerId_fkey" FOREIGN KEY ("providerId") REFERENCES "PaymentProvider"("id") ON DELETE NO ACTION ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "PaymentProvider" ADD CONSTRAINT "PaymentProvider_channelId_fkey" FOREIGN KEY ("channelId") REFERENCES "Channel"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Payment" ADD CONSTRAINT "Payment_channelId_fkey" FOREIGN KEY ("channelId") REFERENCES "Channel"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Payment" ADD CONSTRAINT "Payment_checkoutId_fkey" FOREIGN KEY ("checkoutId") REFERENCES "Checkout"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Payment" ADD CONSTRAINT "Payment_providerId_fkey" FOREIGN KEY ("providerId") REFERENCES "PaymentProvider"("id") ON DELETE NO ACTION ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Refund" ADD CONSTRAINT "Refund_paymentId_fkey" FOREIGN KEY ("paymentId") REFERENCES "Payment"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Refund" ADD CONSTRAINT "Refund_staffMemberId_fkey" FOREIGN KEY ("staffMemberId") REFERENCES "StaffMember"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Refund" ADD CONSTRAINT "Refund_apiTokenId_fkey" FOREIGN KEY ("apiTokenId") REFERENCES "ApiToken"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "PaymentEvent" ADD CONSTRAINT "PaymentEvent_channelId_fkey" FOREIGN KEY ("channelId") REFERENCES "Channel"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "PaymentEvent" ADD CONSTRAINT "PaymentEvent_paymentId_fkey" FOREIGN KEY ("paymentId") REFERENCES "Payment"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- Rules that the Prisma schema cannot say.

-- However many tabs press at once: one payment at a time can still bring an order its money.
CREATE UNIQUE INDEX "Payment_one_open_per_checkout" ON "Payment" ("checkoutId")
  WHERE "status" IN ('CREATED', 'AUTHORISED') AND "aim" <> 'RELEASE';

ALTER TABLE "Payment"
  ADD CONSTRAINT "Payment_amounts_check" CHECK ("amount" > 0 AND "captured" >= 0 AND "refunded" >= 0);
ALTER TABLE "Refund" ADD CONSTRAINT "Refund_amount_check" CHECK ("amount" > 0);
ALTER TABLE "PaymentProvider"
  ADD CONSTRAINT "PaymentProvider_holdMinutes_check" CHECK ("holdMinutes" BETWEEN 5 AND 60);

-- What waits for its payment is a cart that is frozen like an order.
ALTER TABLE "Checkout" ADD CONSTRAINT "Checkout_held_check" CHECK (
  "heldUntil" IS NULL
  OR ("status" = 'OPEN' AND num_nulls("token", "currencyCode", "productsCost", "total", "idempotencyKey") = 0)
);

CREATE INDEX "Checkout_held" ON "Checkout" ("heldUntil") WHERE "heldUntil" IS NOT NULL;

-- The ledger only grows. Rows go with their shop alone, by the rule between the tables; what was said can be taken out of a
-- line, once the person that it tells of is forgotten.
CREATE FUNCTION "keep_payment_event"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' AND pg_trigger_depth() > 1 THEN
    RETURN OLD;
  END IF;
  IF TG_OP = 'UPDATE' AND NEW."body" IS NULL AND to_jsonb(NEW) - 'body' = to_jsonb(OLD) - 'body' THEN
    RETURN NEW;
  END IF;
  RAISE EXCEPTION 'a line of the money ledger is never changed or deleted';
END;
$$;
CREATE TRIGGER "PaymentEvent_kept" BEFORE UPDATE OR DELETE ON "PaymentEvent"
  FOR EACH ROW EXECUTE FUNCTION "keep_payment_event"();
