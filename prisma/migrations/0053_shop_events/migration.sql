-- AlterEnum

ALTER TYPE "ReceiverEvent" ADD VALUE 'PRODUCT_UPDATED';
ALTER TYPE "ReceiverEvent" ADD VALUE 'PRICE_UPDATED';
ALTER TYPE "ReceiverEvent" ADD VALUE 'STOP_UPDATED';
ALTER TYPE "ReceiverEvent" ADD VALUE 'HOURS_UPDATED';
ALTER TYPE "ReceiverEvent" ADD VALUE 'PAUSE_UPDATED';

-- AlterTable
ALTER TABLE "OutboxMessage" ADD COLUMN     "change" JSON;

-- What is about no order goes out one by one: the first that waits is found without the log of those that have gone.
CREATE INDEX "OutboxMessage_unordered_idx" ON "OutboxMessage" ("receiverId", "sequence")
  WHERE "checkoutId" IS NULL AND "status" = 'PENDING';

-- Which row of a product changed, and how it was before: receivers are told the difference.
ALTER TABLE "CatalogChange" ADD COLUMN     "sequence" BIGSERIAL NOT NULL,
ADD COLUMN     "part" TEXT,
ADD COLUMN     "partId" UUID,
ADD COLUMN     "before" JSONB;

-- Rows that went with their product are noted by the product itself: nothing is found of it here.
CREATE OR REPLACE FUNCTION "note_catalog_change"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  changed record;
  old_row jsonb;
BEGIN
  IF TG_OP = 'DELETE' THEN changed := OLD; ELSE changed := NEW; END IF;
  IF TG_OP <> 'INSERT' THEN old_row := to_jsonb(OLD); END IF;
  IF TG_TABLE_NAME = 'Product' THEN
    INSERT INTO "CatalogChange" ("channelId", "productId", "part", "partId", "before")
    VALUES (changed."channelId", changed."id", TG_TABLE_NAME, changed."id", old_row);
  ELSIF TG_TABLE_NAME IN ('Menu', 'Category') THEN
    INSERT INTO "CatalogChange" ("channelId") VALUES (changed."channelId");
  ELSIF TG_TABLE_NAME = 'Option' THEN
    INSERT INTO "CatalogChange" ("channelId", "productId", "part", "partId", "before")
    SELECT product."channelId", product."id", TG_TABLE_NAME, changed."id", old_row
    FROM "OptionGroup" "group" JOIN "Product" product ON product."id" = "group"."productId"
    WHERE "group"."id" = changed."optionGroupId";
  ELSIF TG_TABLE_NAME = 'CategoryProduct' THEN
    PERFORM "note_product_change"(changed."productId");
  ELSE
    INSERT INTO "CatalogChange" ("channelId", "productId", "part", "partId", "before")
    SELECT "channelId", "id", TG_TABLE_NAME, changed."id", old_row FROM "Product" WHERE "id" = changed."productId";
  END IF;
  RETURN NULL;
END $$;
