-- VAT in the prices: off until a shop names its standard rate. Columns without a value cost nothing, however many orders there are.
CREATE TYPE "TaxClass" AS ENUM ('STANDARD', 'REDUCED', 'LOW', 'ZERO');

ALTER TABLE "Channel" ADD COLUMN     "taxStandard" INTEGER,
ADD COLUMN     "taxReduced" INTEGER,
ADD COLUMN     "taxLow" INTEGER,
ADD COLUMN     "taxOnDelivery" "TaxClass" NOT NULL DEFAULT 'STANDARD',
ADD COLUMN     "taxOnPickup" "TaxClass" NOT NULL DEFAULT 'STANDARD',
ADD COLUMN     "taxAtTable" "TaxClass" NOT NULL DEFAULT 'STANDARD',
ADD COLUMN     "taxOfDeliveryFee" "TaxClass" NOT NULL DEFAULT 'STANDARD';

ALTER TABLE "Product" ADD COLUMN     "taxClass" "TaxClass";

ALTER TABLE "Checkout" ADD COLUMN     "deliveryTaxRate" INTEGER;

ALTER TABLE "CheckoutLine" ADD COLUMN     "taxRate" INTEGER;

ALTER TABLE "Channel"
  ADD CONSTRAINT "Channel_tax_check" CHECK ("taxStandard" BETWEEN 0 AND 10000 AND "taxReduced" BETWEEN 0 AND 10000 AND "taxLow" BETWEEN 0 AND 10000);

-- Orders of before have none: they are not read for it.
ALTER TABLE "Checkout"
  ADD CONSTRAINT "Checkout_tax_check" CHECK ("deliveryTaxRate" BETWEEN 0 AND 10000) NOT VALID;
ALTER TABLE "CheckoutLine"
  ADD CONSTRAINT "CheckoutLine_tax_check" CHECK ("taxRate" BETWEEN 0 AND 10000) NOT VALID;
