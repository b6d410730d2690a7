-- What an open cart cost when the shopper was last shown it: another total is not placed silently.
ALTER TABLE "Checkout" ADD COLUMN "seenTotal" INTEGER;
