-- AlterTable
ALTER TABLE "Option" ADD COLUMN     "sku" TEXT;

-- AlterTable
ALTER TABLE "OptionGroup" ADD COLUMN     "sku" TEXT;
