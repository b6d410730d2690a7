-- A password that somebody else gave is replaced by its owner at the first sign-in with it: until then the session opens nothing.
ALTER TABLE "StaffMember" ADD COLUMN "passwordIsGiven" BOOLEAN NOT NULL DEFAULT false;
ALTER TABLE "Session" ADD COLUMN "mustChangePassword" BOOLEAN NOT NULL DEFAULT false;
