ALTER TABLE "Channel" ADD COLUMN     "streetsLoadedAt" TIMESTAMPTZ(3);
