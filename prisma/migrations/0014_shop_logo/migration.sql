-- What the shop looks like beyond its colour: its logo, and whether a phone's browser wears the colour too.
ALTER TABLE "Channel"
  ADD COLUMN "logoId" UUID,
  ADD COLUMN "tintsBrowserBar" BOOLEAN NOT NULL DEFAULT false;

-- AddForeignKey
ALTER TABLE "Channel" ADD CONSTRAINT "Channel_logoId_fkey"
  FOREIGN KEY ("logoId") REFERENCES "Media"("id") ON DELETE SET NULL ON UPDATE CASCADE;
