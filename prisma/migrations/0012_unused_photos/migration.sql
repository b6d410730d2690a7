-- A photo that nothing refers to goes after a day.
ALTER TABLE "Media" ADD COLUMN "unusedSince" TIMESTAMPTZ(3);

-- Orders keep the photo of what they sold: asked for each photo that nothing else refers to.
CREATE INDEX "CheckoutLine_photo_key" ON "CheckoutLine" (("photo" ->> 'key')) WHERE "photo" IS NOT NULL;
