-- CreateEnum
CREATE TYPE "PromoKind" AS ENUM ('PERCENT', 'AMOUNT', 'FREE_DELIVERY');

-- CreateEnum
CREATE TYPE "ZoneShape" AS ENUM ('POLYGON', 'RADIUS');

-- AlterEnum
ALTER TYPE "ReceiverEvent" ADD VALUE 'NOT_TAKEN';

-- AlterTable
ALTER TABLE "Channel" ADD COLUMN     "autoCancelMinutes" INTEGER,
ADD COLUMN     "kitchenCapacity" INTEGER,
ADD COLUMN     "kitchenDelayMinutes" INTEGER NOT NULL DEFAULT 10,
ADD COLUMN     "pausedUntil" TIMESTAMPTZ(3);

-- AlterTable
ALTER TABLE "Checkout" ADD COLUMN     "alarmedAt" TIMESTAMPTZ(3),
ADD COLUMN     "erasedAt" TIMESTAMPTZ(3),
ADD COLUMN     "latitude" DOUBLE PRECISION,
ADD COLUMN     "longitude" DOUBLE PRECISION,
ADD COLUMN     "preparationMinutes" INTEGER,
ADD COLUMN     "promoCodeId" UUID,
ADD COLUMN     "promoCodeText" TEXT,
ADD COLUMN     "promoDiscount" INTEGER,
ADD COLUMN     "zoneId" UUID,
ADD COLUMN     "zoneName" JSONB;

-- AlterTable
ALTER TABLE "Client" ADD COLUMN     "version" INTEGER NOT NULL DEFAULT 1;

-- AlterTable
ALTER TABLE "Option" ADD COLUMN     "stoppedUntil" TIMESTAMPTZ(3);

-- AlterTable
ALTER TABLE "Receiver" ADD COLUMN     "failuresInARow" INTEGER NOT NULL DEFAULT 0,
ADD COLUMN     "restsUntil" TIMESTAMPTZ(3);

-- AlterTable
ALTER TABLE "StatusMove" ADD COLUMN     "promisedAt" TIMESTAMPTZ(3);

-- CreateTable
CREATE TABLE "DeliveryZone" (
    "id" UUID NOT NULL,
    "channelId" UUID NOT NULL,
    "name" JSONB NOT NULL,
    "shape" "ZoneShape" NOT NULL,
    "polygon" JSONB,
    "radiusMeters" INTEGER,
    "warehouseId" UUID,
    "fee" INTEGER,
    "freeFrom" INTEGER,
    "minimum" INTEGER,
    "minutes" INTEGER,
    "isActive" BOOLEAN NOT NULL DEFAULT true,
    "position" INTEGER NOT NULL DEFAULT 0,
    "version" INTEGER NOT NULL DEFAULT 1,

    CONSTRAINT "DeliveryZone_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "PromoCode" (
    "id" UUID NOT NULL,
    "channelId" UUID NOT NULL,
    "code" TEXT NOT NULL,
    "kind" "PromoKind" NOT NULL,
    "percent" INTEGER,
    "amount" INTEGER,
    "minimum" INTEGER,
    "startsAt" TIMESTAMPTZ(3),
    "endsAt" TIMESTAMPTZ(3),
    "totalLimit" INTEGER,
    "perClientLimit" INTEGER,
    "used" INTEGER NOT NULL DEFAULT 0,
    "isActive" BOOLEAN NOT NULL DEFAULT true,
    "version" INTEGER NOT NULL DEFAULT 1,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "PromoCode_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "PromoUse" (
    "checkoutId" UUID NOT NULL,
    "promoCodeId" UUID NOT NULL,
    "phone" TEXT NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "PromoUse_pkey" PRIMARY KEY ("checkoutId")
);

-- CreateIndex
CREATE INDEX "DeliveryZone_channelId_position_idx" ON "DeliveryZone"("channelId", "position");

-- CreateIndex
CREATE INDEX "DeliveryZone_warehouseId_idx" ON "DeliveryZone"("warehouseId");

-- CreateIndex
CREATE UNIQUE INDEX "PromoCode_channelId_code_key" ON "PromoCode"("channelId", "code");

-- CreateIndex
CREATE INDEX "PromoUse_promoCodeId_phone_idx" ON "PromoUse"("promoCodeId", "phone");

-- AddForeignKey
ALTER TABLE "DeliveryZone" ADD CONSTRAINT "DeliveryZone_channelId_fkey" FOREIGN KEY ("channelId") REFERENCES "Channel"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "DeliveryZone" ADD CONSTRAINT "DeliveryZone_warehouseId_fkey" FOREIGN KEY ("warehouseId") REFERENCES "Warehouse"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "PromoCode" ADD CONSTRAINT "PromoCode_channelId_fkey" FOREIGN KEY ("channelId") REFERENCES "Channel"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "PromoUse" ADD CONSTRAINT "PromoUse_checkoutId_fkey" FOREIGN KEY ("checkoutId") REFERENCES "Checkout"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "PromoUse" ADD CONSTRAINT "PromoUse_promoCodeId_fkey" FOREIGN KEY ("promoCodeId") REFERENCES "PromoCode"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Checkout" ADD CONSTRAINT "Checkout_zoneId_fkey" FOREIGN KEY ("zoneId") REFERENCES "DeliveryZone"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Checkout" ADD CONSTRAINT "Checkout_promoCodeId_fkey" FOREIGN KEY ("promoCodeId") REFERENCES "PromoCode"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- Rules that no command may break, whoever writes.
ALTER TABLE "Channel"
  ADD CONSTRAINT "Channel_kitchenCapacity_check" CHECK ("kitchenCapacity" >= 1),
  ADD CONSTRAINT "Channel_kitchenDelayMinutes_check" CHECK ("kitchenDelayMinutes" BETWEEN 0 AND 240),
  ADD CONSTRAINT "Channel_autoCancelMinutes_check" CHECK ("autoCancelMinutes" BETWEEN 2 AND 1440);
ALTER TABLE "DeliveryZone"
  ADD CONSTRAINT "DeliveryZone_shape_check" CHECK (
    ("shape" = 'POLYGON' AND "polygon" IS NOT NULL)
    OR ("shape" = 'RADIUS' AND "radiusMeters" BETWEEN 1 AND 100000 AND "warehouseId" IS NOT NULL)),
  ADD CONSTRAINT "DeliveryZone_amounts_check" CHECK ("fee" >= 0 AND "freeFrom" >= 0 AND "minimum" >= 0),
  ADD CONSTRAINT "DeliveryZone_minutes_check" CHECK ("minutes" BETWEEN 0 AND 1440);
ALTER TABLE "PromoCode"
  ADD CONSTRAINT "PromoCode_kind_check" CHECK (
    ("kind" = 'PERCENT' AND "percent" BETWEEN 1 AND 100)
    OR ("kind" = 'AMOUNT' AND "amount" >= 1)
    OR "kind" = 'FREE_DELIVERY'),
  ADD CONSTRAINT "PromoCode_limits_check" CHECK ("totalLimit" >= 1 AND "perClientLimit" >= 1 AND "minimum" >= 0),
  ADD CONSTRAINT "PromoCode_used_check" CHECK ("used" >= 0);
ALTER TABLE "Checkout"
  ADD CONSTRAINT "Checkout_place_check" CHECK (
    ("latitude" IS NULL) = ("longitude" IS NULL)
    AND "latitude" BETWEEN -90 AND 90 AND "longitude" BETWEEN -180 AND 180),
  ADD CONSTRAINT "Checkout_promoDiscount_check" CHECK ("promoDiscount" >= 0);

-- Deleting a zone or a code looks for its checkouts.
CREATE INDEX "Checkout_zoneId_idx" ON "Checkout" ("zoneId") WHERE "zoneId" IS NOT NULL;
CREATE INDEX "Checkout_promoCodeId_idx" ON "Checkout" ("promoCodeId") WHERE "promoCodeId" IS NOT NULL;
-- What waits for someone to take it: few at any time, of however many orders.
CREATE INDEX "Checkout_untaken_idx" ON "Checkout" ("placedAt") WHERE "status" = 'PLACED';
ALTER TABLE "DeliveryZone" ADD CONSTRAINT "DeliveryZone_position_check" CHECK ("position" >= 0);
