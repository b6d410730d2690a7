-- AlterTable
ALTER TABLE "StaffMember" ADD COLUMN     "devicesForgottenAt" TIMESTAMPTZ(3);
