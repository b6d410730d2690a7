-- A cart is a narrow row of its own, written many times and searched by nothing but its session. `Checkout` holds orders.
CREATE TABLE "Cart" (
    "id" UUID NOT NULL,
    "channelId" UUID NOT NULL,
    "sessionId" UUID,
    "draft" JSONB NOT NULL DEFAULT '{}',
    "lines" JSONB NOT NULL DEFAULT '[]',
    "seenTotal" INTEGER,
    "recentWrites" TEXT[] DEFAULT ARRAY[]::TEXT[],
    "heldUntil" TIMESTAMPTZ(3),
    "token" TEXT,
    "version" INTEGER NOT NULL DEFAULT 1,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "Cart_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "Cart_lines_check" CHECK (
      jsonb_typeof("lines") = 'array' AND jsonb_array_length("lines") <= 50
      AND NOT jsonb_path_exists("lines", '$[*] ? (!(@.quantity >= 1 && @.quantity <= 99))')
    )
) WITH (fillfactor = 60); -- The next version of a row finds room on its page, and no index is touched.

-- What carts are: those that wait for their payment have their dishes in rows, as orders have, and so have those of the first releases.
INSERT INTO "Cart" ("id", "channelId", "sessionId", "draft", "lines", "seenTotal", "recentWrites", "heldUntil", "token", "version",
  "createdAt", "updatedAt")
SELECT cart."id", cart."channelId", cart."sessionId",
  jsonb_strip_nulls(jsonb_build_object(
    'locale', cart."locale", 'name', cart."name", 'phone', cart."phone", 'deliveryMethod', cart."deliveryMethod", 'street', cart."street",
    'apartment', cart."apartment", 'intercom', cart."intercom", 'entrance', cart."entrance", 'floor', cart."floor",
    'courierNote', cart."courierNote", 'kitchenNote', cart."kitchenNote", 'handover', cart."handover", 'arrival', cart."arrival",
    'cutlery', cart."cutlery", 'table', cart."table", 'warehouseId', cart."warehouseId", 'paymentMethodId', cart."paymentMethodId",
    'changeFrom', cart."changeFrom", 'timeKind', cart."timeKind",
    'slotFrom', to_char(cart."slotFrom" AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
    'slotTo', to_char(cart."slotTo" AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
    'latitude', cart."latitude", 'longitude', cart."longitude", 'tip', CASE WHEN cart."tipPercent" IS NULL THEN cart."tip" END,
    'tipPercent', cart."tipPercent", 'zoneId', cart."zoneId", 'promoCodeText', cart."promoCodeText"
  )),
  cart."cartLines" || coalesce((
    SELECT jsonb_agg(jsonb_build_object(
      'id', line."id", 'variantId', line."variantId", 'quantity', line."quantity", 'optionIds', to_jsonb(line."optionIds"),
      'unitPrice', line."unitPrice", 'productName', line."productName", 'variantName', line."variantName", 'note', line."note"
    ) ORDER BY line."position", line."id")
    FROM "CheckoutLine" line WHERE line."checkoutId" = cart."id"
  ), '[]'),
  cart."seenTotal", cart."recentWrites", cart."heldUntil", cart."token", cart."version", cart."createdAt", cart."updatedAt"
FROM "Checkout" cart WHERE cart."status" = 'OPEN' AND (cart."sessionId" IS NOT NULL OR cart."heldUntil" IS NOT NULL);

-- What was given up unpaid keeps its payments.
DELETE FROM "CheckoutLine" line USING "Checkout" cart
WHERE cart."id" = line."checkoutId" AND cart."status" = 'OPEN' AND cart."heldUntil" IS NULL;
DELETE FROM "Checkout" cart WHERE "status" = 'OPEN' AND "heldUntil" IS NULL
  AND NOT EXISTS (SELECT FROM "Payment" WHERE "checkoutId" = cart."id");

DROP INDEX "Checkout_one_open_per_session";
DROP INDEX "Checkout_sessionId_status_idx";
CREATE INDEX "Checkout_sessionId_idx" ON "Checkout"("sessionId");
ALTER TABLE "Checkout" DROP COLUMN "cartLines", DROP COLUMN "recentWrites", DROP COLUMN "seenTotal";

CREATE UNIQUE INDEX "Cart_sessionId_key" ON "Cart"("sessionId");
-- Few: the link of an order that was given up leads to its cart.
CREATE UNIQUE INDEX "Cart_token" ON "Cart" ("token") WHERE "token" IS NOT NULL;
ALTER TABLE "Cart" ADD CONSTRAINT "Cart_channelId_fkey" FOREIGN KEY ("channelId") REFERENCES "Channel"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "Cart" ADD CONSTRAINT "Cart_sessionId_fkey" FOREIGN KEY ("sessionId") REFERENCES "Session"("id") ON DELETE CASCADE ON UPDATE CASCADE;
