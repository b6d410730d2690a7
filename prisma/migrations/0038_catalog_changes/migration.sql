-- What has changed in the catalog lately, so that a process brings its menu in memory up to date by the changed dishes
-- alone. A row without a product says that menus or categories changed. Rows are pruned after an hour.
CREATE TABLE "CatalogChange" (
    "channelId" UUID NOT NULL,
    "productId" UUID,
    -- Set where rows came past the triggers: everything has to be read anew.
    "isWhole" BOOLEAN NOT NULL DEFAULT false,
    -- Of the changing transaction: a reader's snapshot says whether it had committed by then.
    "transaction" BIGINT NOT NULL DEFAULT (pg_current_xact_id()::text::bigint),
    "changedAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),

    CONSTRAINT "CatalogChange_pkey" PRIMARY KEY ("id")
);
CREATE INDEX "CatalogChange_channelId_transaction_idx" ON "CatalogChange"("channelId", "transaction");

CREATE FUNCTION "note_product_change"("changed" uuid) RETURNS void LANGUAGE sql AS $$
  INSERT INTO "CatalogChange" ("channelId", "productId")
  SELECT "channelId", "id" FROM "Product" WHERE "id" = "changed";
$$;

-- Rows that went with their product are noted by the product itself: nothing is found of it here.
CREATE FUNCTION "note_catalog_change"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  changed record;
BEGIN
  IF TG_OP = 'DELETE' THEN changed := OLD; ELSE changed := NEW; END IF;
  IF TG_TABLE_NAME = 'Product' THEN
    INSERT INTO "CatalogChange" ("channelId", "productId") VALUES (changed."channelId", changed."id");
  ELSIF TG_TABLE_NAME IN ('Menu', 'Category') THEN
    INSERT INTO "CatalogChange" ("channelId") VALUES (changed."channelId");
  ELSIF TG_TABLE_NAME = 'Option' THEN
    PERFORM "note_product_change"("productId") FROM "OptionGroup" WHERE "id" = changed."optionGroupId";
  ELSE
    PERFORM "note_product_change"(changed."productId");
  END IF;
  RETURN NULL;
END $$;

CREATE TRIGGER "Menu_changed" AFTER INSERT OR UPDATE OR DELETE ON "Menu"
  FOR EACH ROW EXECUTE FUNCTION "note_catalog_change"();
CREATE TRIGGER "Category_changed" AFTER INSERT OR UPDATE OR DELETE ON "Category"
  FOR EACH ROW EXECUTE FUNCTION "note_catalog_change"();
CREATE TRIGGER "CategoryProduct_changed" AFTER INSERT OR UPDATE OR DELETE ON "CategoryProduct"
  FOR EACH ROW EXECUTE FUNCTION "note_catalog_change"();
CREATE TRIGGER "Product_changed" AFTER INSERT OR UPDATE OR DELETE ON "Product"
  FOR EACH ROW EXECUTE FUNCTION "note_catalog_change"();
CREATE TRIGGER "Variant_changed" AFTER INSERT OR UPDATE OR DELETE ON "Variant"
  FOR EACH ROW EXECUTE FUNCTION "note_catalog_change"();
CREATE TRIGGER "OptionGroup_changed" AFTER INSERT OR UPDATE OR DELETE ON "OptionGroup"
  FOR EACH ROW EXECUTE FUNCTION "note_catalog_change"();
CREATE TRIGGER "Option_changed" AFTER INSERT OR UPDATE OR DELETE ON "Option"
  FOR EACH ROW EXECUTE FUNCTION "note_catalog_change"();
