-- Rules that the Prisma schema cannot say. Prisma compares neither partial indexes nor checks, so they are no drift.

-- One cart a session, however many requests make the first one at once.
CREATE UNIQUE INDEX "Checkout_one_open_per_session" ON "Checkout" ("sessionId") WHERE "status" = 'OPEN';

ALTER TABLE "CheckoutLine"
  ADD CONSTRAINT "CheckoutLine_quantity_check" CHECK ("quantity" BETWEEN 1 AND 99),
  ADD CONSTRAINT "CheckoutLine_unitPrice_check" CHECK ("unitPrice" >= 0),
  ADD CONSTRAINT "CheckoutLine_position_check" CHECK ("position" >= 0);

-- Once placed, an order has all that was frozen; a cart has no number.
ALTER TABLE "Checkout"
  ADD CONSTRAINT "Checkout_placed_check" CHECK (
    CASE WHEN "status" = 'OPEN' THEN "number" IS NULL
    ELSE num_nulls("token", "number", "orderDate", "orderSequence", "currencyCode", "productsCost", "total", "placedAt") = 0
    END
  ),
  ADD CONSTRAINT "Checkout_amounts_check" CHECK (
    "productsCost" >= 0 AND "discount" >= 0 AND "deliveryFee" >= 0 AND "total" >= 0
    AND "changeFrom" >= 0 AND "weight" >= 0
  ),
  ADD CONSTRAINT "Checkout_slot_check" CHECK ("slotFrom" < "slotTo"),
  ADD CONSTRAINT "Checkout_idempotencyKey_check" CHECK (length("idempotencyKey") BETWEEN 1 AND 255);

ALTER TABLE "OrderCounter" ADD CONSTRAINT "OrderCounter_last_check" CHECK ("last" > 0);
ALTER TABLE "SlotUsage" ADD CONSTRAINT "SlotUsage_taken_check" CHECK ("taken" >= 0);

ALTER TABLE "Channel"
  ADD CONSTRAINT "Channel_discountPercent_check" CHECK ("discountPercent" BETWEEN 0 AND 100),
  ADD CONSTRAINT "Channel_amounts_check" CHECK (
    "deliveryFee" >= 0 AND "freeDeliveryFrom" >= 0 AND "minAmountForDelivery" >= 0 AND "minimumOrderValue" >= 0
    AND "maximumOrderWeight" >= 0 AND "pickupMinutes" >= 0 AND "deliveryMinutes" >= 0 AND "slotCapacity" >= 0
  );

ALTER TABLE "WorkingDay" ADD CONSTRAINT "WorkingDay_index_check" CHECK ("index" BETWEEN 0 AND 6);

ALTER TABLE "Variant"
  ADD CONSTRAINT "Variant_price_check" CHECK ("price" >= 0),
  ADD CONSTRAINT "Variant_weight_check" CHECK ("weight" >= 0),
  ADD CONSTRAINT "Variant_position_check" CHECK ("position" >= 0);

ALTER TABLE "OptionGroup"
  ADD CONSTRAINT "OptionGroup_choices_check" CHECK ("minimum" >= 0 AND "maximum" >= "minimum"),
  ADD CONSTRAINT "OptionGroup_position_check" CHECK ("position" >= 0);

ALTER TABLE "Product"
  ADD CONSTRAINT "Product_nutrition_check" CHECK (
    "calories" >= 0 AND "protein" >= 0 AND "fat" >= 0 AND "carbohydrate" >= 0
  );

ALTER TABLE "Menu" ADD CONSTRAINT "Menu_position_check" CHECK ("position" >= 0);
ALTER TABLE "Category" ADD CONSTRAINT "Category_position_check" CHECK ("position" >= 0);
ALTER TABLE "CategoryProduct" ADD CONSTRAINT "CategoryProduct_position_check" CHECK ("position" >= 0);
ALTER TABLE "Option" ADD CONSTRAINT "Option_position_check" CHECK ("position" >= 0);
ALTER TABLE "PaymentMethod" ADD CONSTRAINT "PaymentMethod_position_check" CHECK ("position" >= 0);
ALTER TABLE "Warehouse" ADD CONSTRAINT "Warehouse_position_check" CHECK ("position" >= 0);
ALTER TABLE "Link" ADD CONSTRAINT "Link_position_check" CHECK ("position" >= 0);
ALTER TABLE "Page" ADD CONSTRAINT "Page_position_check" CHECK ("position" >= 0);
ALTER TABLE "Receiver" ADD CONSTRAINT "Receiver_position_check" CHECK ("position" >= 0);
ALTER TABLE "OutboxMessage" ADD CONSTRAINT "OutboxMessage_attemptCount_check" CHECK ("attemptCount" >= 0);
