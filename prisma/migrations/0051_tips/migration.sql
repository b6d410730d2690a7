-- Tips: off until a shop turns them on. Columns without a value cost nothing, however many orders there are.
CREATE TYPE "TipKind" AS ENUM ('OFF', 'PERCENT', 'AMOUNT');
CREATE TYPE "TipBase" AS ENUM ('PRODUCTS', 'TOTAL');

ALTER TABLE "Channel" ADD COLUMN     "tipAmounts" INTEGER[] DEFAULT ARRAY[]::INTEGER[],
ADD COLUMN     "tipBase" "TipBase" NOT NULL DEFAULT 'PRODUCTS',
ADD COLUMN     "tipKind" "TipKind" NOT NULL DEFAULT 'OFF',
ADD COLUMN     "tipPercents" INTEGER[] DEFAULT ARRAY[5, 10, 15]::INTEGER[];

ALTER TABLE "Checkout" ADD COLUMN     "tip" INTEGER,
ADD COLUMN     "tipPercent" INTEGER;

-- Orders of before have neither: they are not read for it.
ALTER TABLE "Checkout"
  ADD CONSTRAINT "Checkout_tip_check" CHECK ("tip" >= 0 AND "tipPercent" BETWEEN 1 AND 100) NOT VALID;
