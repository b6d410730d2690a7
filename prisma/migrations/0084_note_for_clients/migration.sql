-- AlterTable
ALTER TABLE "SpecialDay" ADD COLUMN     "isNotePublic" BOOLEAN NOT NULL DEFAULT false;
