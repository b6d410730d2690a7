-- AlterEnum
-- This migration adds more than one value to an enum.
-- With PostgreSQL versions 11 and earlier, this is not possible
-- in a single migration. This can be worked around by creating
-- multiple migrations, each migration adding only one value to
-- the enum.


ALTER TYPE "NoticeTopic" ADD VALUE 'NOT_ACCEPTED';
ALTER TYPE "NoticeTopic" ADD VALUE 'TROUBLE';

-- AlterTable
ALTER TABLE "Notice" ADD COLUMN     "recipientId" UUID;

-- AlterTable
ALTER TABLE "NoticeSubscription" ADD COLUMN     "pushKeys" JSONB;

-- CreateTable
CREATE TABLE "NoticeRecipient" (
    "id" UUID NOT NULL,
    "channelId" UUID NOT NULL,
    "noticeChannelId" UUID NOT NULL,
    "staffMemberId" UUID,
    "name" TEXT NOT NULL,
    "address" TEXT NOT NULL,
    "pushKeys" JSONB,
    "locale" TEXT NOT NULL,
    "page" TEXT NOT NULL,
    "afterMinutes" INTEGER NOT NULL DEFAULT 0,
    "quietFrom" TEXT,
    "quietTo" TEXT,
    "isActive" BOOLEAN NOT NULL DEFAULT true,
    "version" INTEGER NOT NULL DEFAULT 1,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "NoticeRecipient_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "NoticeRecipient_channelId_idx" ON "NoticeRecipient"("channelId");

-- CreateIndex
CREATE INDEX "NoticeRecipient_noticeChannelId_idx" ON "NoticeRecipient"("noticeChannelId");

-- CreateIndex
CREATE INDEX "NoticeRecipient_staffMemberId_idx" ON "NoticeRecipient"("staffMemberId");

-- CreateIndex
CREATE INDEX "Notice_recipientId_idx" ON "Notice"("recipientId");

-- AddForeignKey
ALTER TABLE "NoticeRecipient" ADD CONSTRAINT "NoticeRecipient_channelId_fkey" FOREIGN KEY ("channelId") REFERENCES "Channel"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "NoticeRecipient" ADD CONSTRAINT "NoticeRecipient_noticeChannelId_fkey" FOREIGN KEY ("noticeChannelId") REFERENCES "NoticeChannel"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "NoticeRecipient" ADD CONSTRAINT "NoticeRecipient_staffMemberId_fkey" FOREIGN KEY ("staffMemberId") REFERENCES "StaffMember"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Notice" ADD CONSTRAINT "Notice_recipientId_fkey" FOREIGN KEY ("recipientId") REFERENCES "NoticeRecipient"("id") ON DELETE CASCADE ON UPDATE CASCADE;
