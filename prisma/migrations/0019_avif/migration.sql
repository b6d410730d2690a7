-- The widths that a photo has as AVIF as well. Photos of before have none, and lose nothing by it.
ALTER TABLE "Media" ADD COLUMN "avifWidths" INTEGER[] DEFAULT ARRAY[]::INTEGER[];
