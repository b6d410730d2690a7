-- A kitchen that worked without notes to single dishes goes on without them until the shop allows them: the printers and
-- programs behind its receivers may not show them. New shops take them.
ALTER TABLE "Channel" ADD COLUMN     "takesLineNotes" BOOLEAN NOT NULL DEFAULT false;
ALTER TABLE "Channel" ALTER COLUMN "takesLineNotes" SET DEFAULT true;
