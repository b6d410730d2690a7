-- When stops are over by themselves is asked after each change of the menu; few rows of a large one have any.
CREATE INDEX "Product_stopped_idx" ON "Product" ("channelId") WHERE "stoppedUntil" IS NOT NULL;
CREATE INDEX "Variant_stopped_idx" ON "Variant" ("productId") WHERE "stoppedUntil" IS NOT NULL;
CREATE INDEX "Option_stopped_idx" ON "Option" ("optionGroupId") WHERE "stoppedUntil" IS NOT NULL;
