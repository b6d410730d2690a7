-- A shop that was given no host had null here, which statements of our own would take for a list.
UPDATE "Channel" SET "hosts" = ARRAY[]::TEXT[] WHERE "hosts" IS NULL;

-- AlterTable
ALTER TABLE "Channel" ALTER COLUMN "hosts" SET DEFAULT ARRAY[]::TEXT[];
