-- Lists that every page shows are kept in memory with the menu: a change of one is noted, so that they are read anew.
CREATE FUNCTION "note_list_change"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  changed record;
BEGIN
  IF TG_OP = 'DELETE' THEN changed := OLD; ELSE changed := NEW; END IF;
  INSERT INTO "CatalogChange" ("channelId") VALUES (changed."channelId");
  RETURN NULL;
END $$;

CREATE TRIGGER "Link_changed" AFTER INSERT OR UPDATE OR DELETE ON "Link"
  FOR EACH ROW EXECUTE FUNCTION "note_list_change"();
CREATE TRIGGER "Warehouse_changed" AFTER INSERT OR UPDATE OR DELETE ON "Warehouse"
  FOR EACH ROW EXECUTE FUNCTION "note_list_change"();
CREATE TRIGGER "PaymentMethod_changed" AFTER INSERT OR UPDATE OR DELETE ON "PaymentMethod"
  FOR EACH ROW EXECUTE FUNCTION "note_list_change"();
CREATE TRIGGER "DeliveryZone_changed" AFTER INSERT OR UPDATE OR DELETE ON "DeliveryZone"
  FOR EACH ROW EXECUTE FUNCTION "note_list_change"();
CREATE TRIGGER "SpecialDay_changed" AFTER INSERT OR UPDATE OR DELETE ON "SpecialDay"
  FOR EACH ROW EXECUTE FUNCTION "note_list_change"();

-- The logo is kept with them.
CREATE FUNCTION "note_logo_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO "CatalogChange" ("channelId") VALUES (NEW."id");
  RETURN NULL;
END $$;

CREATE TRIGGER "Channel_logo_changed" AFTER UPDATE OF "logoId" ON "Channel"
  FOR EACH ROW WHEN (OLD."logoId" IS DISTINCT FROM NEW."logoId") EXECUTE FUNCTION "note_logo_change"();
