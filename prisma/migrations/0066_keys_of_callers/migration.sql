-- A key is its caller's own: who sent it is a part of it, as `api/checkout/placing/order-keys.ts` says. Nothing else of an order
-- changes, so it does not come to the end of the feed.
ALTER TABLE "Checkout" DISABLE TRIGGER "Checkout_order_changed";
UPDATE "Checkout" SET "idempotencyKey" = CASE
  WHEN "externalReference" IS NOT NULL THEN concat_ws(E'\n', 'elsewhere', "idempotencyKey")
  WHEN "fingerprint" IS NULL THEN regexp_replace("idempotencyKey", '^import:', E'import\n')
  WHEN "idempotencyKey" LIKE E'%\n%' THEN concat_ws(E'\n', 'token', "idempotencyKey")
  WHEN "takenById" IS NOT NULL THEN concat_ws(E'\n', 'staff', "takenById", "idempotencyKey")
  WHEN coalesce("sessionId", "heldBySessionId") IS NOT NULL
    THEN concat_ws(E'\n', 'session', coalesce("sessionId", "heldBySessionId"), 'visitor', "idempotencyKey")
  ELSE concat_ws(E'\n', 'visitor', "idempotencyKey")
END
WHERE "idempotencyKey" IS NOT NULL;
ALTER TABLE "Checkout" ENABLE TRIGGER "Checkout_order_changed";

UPDATE "Refund" SET "idempotencyKey" = CASE
  WHEN "staffMemberId" IS NOT NULL THEN concat_ws(E'\n', 'staff', "staffMemberId", "idempotencyKey")
  ELSE concat_ws(E'\n', 'token', "idempotencyKey")
END
WHERE "idempotencyKey" IS NOT NULL;
