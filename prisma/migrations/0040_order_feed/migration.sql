-- AlterTable
ALTER TABLE "Checkout" ADD COLUMN     "changedIn" BIGINT NOT NULL DEFAULT ((pg_current_xact_id())::text)::bigint;

-- CreateIndex
CREATE INDEX "Checkout_channelId_changedIn_id_idx" ON "Checkout"("channelId", "changedIn", "id");

-- Every change of an order, whoever makes it, puts it at the end of the feed. What is kept of a cart changes nothing here.
CREATE FUNCTION "note_order_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW."changedIn" := pg_current_xact_id()::text::bigint;
  RETURN NEW;
END $$;

CREATE TRIGGER "Checkout_order_changed" BEFORE INSERT OR UPDATE ON "Checkout"
  FOR EACH ROW WHEN (NEW."status" <> 'OPEN') EXECUTE FUNCTION "note_order_change"();
