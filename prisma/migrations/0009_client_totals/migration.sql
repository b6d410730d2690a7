-- What a client's orders come to, kept with the client: a list of a hundred thousand is sorted by index.
ALTER TABLE "Client"
  ADD COLUMN "ordersCount" INTEGER NOT NULL DEFAULT 0,
  ADD COLUMN "totalSpent" BIGINT NOT NULL DEFAULT 0,
  ADD COLUMN "lastOrderAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP;

-- CreateIndex
CREATE INDEX "Client_channelId_name_id_idx" ON "Client"("channelId", "name", "id");

-- CreateIndex
CREATE INDEX "Client_channelId_lastOrderAt_id_idx" ON "Client"("channelId", "lastOrderAt" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "Client_channelId_totalSpent_id_idx" ON "Client"("channelId", "totalSpent" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "Client_channelId_ordersCount_id_idx" ON "Client"("channelId", "ordersCount" DESC, "id" DESC);

UPDATE "Client" SET "lastOrderAt" = "createdAt";
UPDATE "Client" client SET "ordersCount" = sums.count, "totalSpent" = sums.spent, "lastOrderAt" = sums.last
FROM (
  SELECT "clientId", count(*) AS count, sum("total") AS spent, max("placedAt") AS last
  FROM "Checkout" WHERE "clientId" IS NOT NULL AND "status" NOT IN ('OPEN', 'CANCELLED') GROUP BY "clientId"
) sums
WHERE client."id" = sums."clientId";

-- Whoever places, cancels or moves an order in whatever way: the sums follow in the same transaction. Most moves change
-- nothing that counts, and pay for one comparison.
CREATE FUNCTION "count_clients_order"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  was_counted boolean := TG_OP <> 'INSERT' AND OLD."clientId" IS NOT NULL AND OLD."status" NOT IN ('OPEN', 'CANCELLED');
  is_counted boolean := TG_OP <> 'DELETE' AND NEW."clientId" IS NOT NULL AND NEW."status" NOT IN ('OPEN', 'CANCELLED');
BEGIN
  IF was_counted AND is_counted AND OLD."clientId" = NEW."clientId" AND OLD."total" = NEW."total"
    AND OLD."placedAt" = NEW."placedAt" THEN
    RETURN NULL;
  END IF;
  IF was_counted THEN
    UPDATE "Client" SET "ordersCount" = "ordersCount" - 1, "totalSpent" = "totalSpent" - OLD."total",
      "lastOrderAt" = coalesce(
        (SELECT max("placedAt") FROM "Checkout"
          WHERE "clientId" = OLD."clientId" AND "status" NOT IN ('OPEN', 'CANCELLED')),
        "createdAt")
    WHERE "id" = OLD."clientId";
  END IF;
  IF is_counted THEN
    UPDATE "Client" SET "ordersCount" = "ordersCount" + 1, "totalSpent" = "totalSpent" + NEW."total",
      "lastOrderAt" = CASE WHEN "ordersCount" = 0 THEN NEW."placedAt" ELSE greatest("lastOrderAt", NEW."placedAt") END
    WHERE "id" = NEW."clientId";
  END IF;
  RETURN NULL;
END $$;

CREATE TRIGGER "Checkout_client_totals"
  AFTER INSERT OR DELETE OR UPDATE OF "status", "clientId", "total", "placedAt" ON "Checkout"
  FOR EACH ROW EXECUTE FUNCTION "count_clients_order"();
