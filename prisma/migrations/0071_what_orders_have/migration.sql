-- The graph promises both of every order. Whatever lacks one gets what is nearest.
UPDATE "Checkout" SET
  "promisedAt" = coalesce("promisedAt", "placedAt"),
  "deliveryMethod" = coalesce("deliveryMethod", CASE WHEN "street" IS NULL THEN 'PICKUP' ELSE 'DELIVERY' END::"DeliveryMethod")
WHERE "status" <> 'OPEN' AND num_nulls("promisedAt", "deliveryMethod") > 0;

ALTER TABLE "Checkout"
  ADD CONSTRAINT "Checkout_promise_check" CHECK ("status" = 'OPEN' OR num_nulls("promisedAt", "deliveryMethod") = 0);
