-- What the kitchen still has to make, by when: few at any time, of however many orders. Counted with each order placed.
CREATE INDEX "Checkout_kitchen_idx" ON "Checkout" ("channelId", "promisedAt")
  WHERE "status" IN ('PLACED', 'ACCEPTED', 'PREPARING');
