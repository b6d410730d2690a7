-- AlterTable
ALTER TABLE "Product" ADD COLUMN     "goesWellWithIds" UUID[] DEFAULT ARRAY[]::UUID[],
ADD COLUMN     "isNew" BOOLEAN NOT NULL DEFAULT false,
ADD COLUMN     "orderedWithIds" UUID[] DEFAULT ARRAY[]::UUID[],
ADD COLUMN     "popularRank" INTEGER;
