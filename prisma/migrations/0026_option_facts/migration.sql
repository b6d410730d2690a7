-- What choosing an option adds to a dish: nutrition of one choice, and allergens. When a variant was last changed, for
-- search engines.
-- AlterTable
ALTER TABLE "Option" ADD COLUMN     "allergens" "Allergen"[] DEFAULT ARRAY[]::"Allergen"[],
ADD COLUMN     "calories" DOUBLE PRECISION,
ADD COLUMN     "carbohydrate" DOUBLE PRECISION,
ADD COLUMN     "fat" DOUBLE PRECISION,
ADD COLUMN     "protein" DOUBLE PRECISION;

-- AlterTable
ALTER TABLE "Variant" ADD COLUMN     "updatedAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP;
