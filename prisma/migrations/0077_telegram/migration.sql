-- AlterTable
ALTER TABLE "NoticeChannel" ADD COLUMN     "polledUntil" TIMESTAMPTZ(3),
ADD COLUMN     "updateOffset" BIGINT NOT NULL DEFAULT 0;

-- CreateTable
CREATE TABLE "TelegramCode" (
    "id" UUID NOT NULL,
    "noticeChannelId" UUID NOT NULL,
    "staffMemberId" UUID NOT NULL,
    "codeHash" BYTEA NOT NULL,
    "locale" TEXT NOT NULL,
    "page" TEXT NOT NULL,
    "expiresAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "TelegramCode_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "TelegramCode_codeHash_key" ON "TelegramCode"("codeHash");

-- CreateIndex
CREATE INDEX "TelegramCode_noticeChannelId_idx" ON "TelegramCode"("noticeChannelId");

-- CreateIndex
CREATE INDEX "TelegramCode_staffMemberId_idx" ON "TelegramCode"("staffMemberId");

-- AddForeignKey
ALTER TABLE "TelegramCode" ADD CONSTRAINT "TelegramCode_noticeChannelId_fkey" FOREIGN KEY ("noticeChannelId") REFERENCES "NoticeChannel"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "TelegramCode" ADD CONSTRAINT "TelegramCode_staffMemberId_fkey" FOREIGN KEY ("staffMemberId") REFERENCES "StaffMember"("id") ON DELETE CASCADE ON UPDATE CASCADE;
