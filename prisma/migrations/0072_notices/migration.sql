-- CreateEnum
CREATE TYPE "NoticeKind" AS ENUM ('MAIL', 'PUSH', 'TELEGRAM', 'SMS');

-- CreateEnum
CREATE TYPE "NoticeTopic" AS ENUM ('TEST', 'PLACED', 'ACCEPTED', 'READY', 'ON_THE_WAY', 'DELAYED', 'CHANGED', 'CHANGE_PROPOSED', 'CANCELLED');

-- AlterTable
ALTER TABLE "Channel" ADD COLUMN     "noticeKinds" "NoticeKind"[] DEFAULT ARRAY[]::"NoticeKind"[];

-- CreateTable
CREATE TABLE "NoticeChannel" (
    "id" UUID NOT NULL,
    "channelId" UUID NOT NULL,
    "kind" "NoticeKind" NOT NULL,
    "settings" JSONB NOT NULL DEFAULT '{}',
    "secretCipher" BYTEA,
    "isActive" BOOLEAN NOT NULL DEFAULT true,
    "failuresInARow" INTEGER NOT NULL DEFAULT 0,
    "restsUntil" TIMESTAMPTZ(3),
    "stoppedSince" TIMESTAMPTZ(3),
    "version" INTEGER NOT NULL DEFAULT 1,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "NoticeChannel_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "NoticeSubscription" (
    "id" UUID NOT NULL,
    "noticeChannelId" UUID NOT NULL,
    "checkoutId" UUID NOT NULL,
    "address" TEXT NOT NULL,
    "locale" TEXT NOT NULL,
    "page" TEXT NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "endedAt" TIMESTAMPTZ(3),

    CONSTRAINT "NoticeSubscription_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Notice" (
    "id" UUID NOT NULL,
    "sequence" SERIAL NOT NULL,
    "channelId" UUID NOT NULL,
    "noticeChannelId" UUID NOT NULL,
    "subscriptionId" UUID,
    "checkoutId" UUID,
    "topic" "NoticeTopic" NOT NULL,
    "requestUrl" TEXT NOT NULL,
    "requestBody" TEXT NOT NULL,
    "status" "OutboxStatus" NOT NULL DEFAULT 'PENDING',
    "isReplaced" BOOLEAN NOT NULL DEFAULT false,
    "attemptCount" INTEGER NOT NULL DEFAULT 0,
    "strikes" INTEGER NOT NULL DEFAULT 0,
    "renderingSince" TIMESTAMPTZ(3),
    "nextAttemptAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "leasedUntil" TIMESTAMPTZ(3),
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "deliveredAt" TIMESTAMPTZ(3),

    CONSTRAINT "Notice_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "NoticeAttempt" (
    "id" UUID NOT NULL,
    "noticeId" UUID NOT NULL,
    "startedAt" TIMESTAMPTZ(3) NOT NULL,
    "durationMs" INTEGER NOT NULL,
    "status" INTEGER,
    "failure" TEXT,
    "failureDetail" TEXT,
    "answer" TEXT,

    CONSTRAINT "NoticeAttempt_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "NoticeChannel_channelId_kind_key" ON "NoticeChannel"("channelId", "kind");

-- CreateIndex
CREATE INDEX "NoticeSubscription_noticeChannelId_idx" ON "NoticeSubscription"("noticeChannelId");

-- CreateIndex
CREATE UNIQUE INDEX "NoticeSubscription_checkoutId_noticeChannelId_address_key" ON "NoticeSubscription"("checkoutId", "noticeChannelId", "address");

-- CreateIndex
CREATE INDEX "Notice_noticeChannelId_status_nextAttemptAt_sequence_idx" ON "Notice"("noticeChannelId", "status", "nextAttemptAt", "sequence");

-- CreateIndex
CREATE INDEX "Notice_subscriptionId_sequence_idx" ON "Notice"("subscriptionId", "sequence");

-- CreateIndex
CREATE INDEX "Notice_leasedUntil_idx" ON "Notice"("leasedUntil");

-- CreateIndex
CREATE INDEX "Notice_channelId_createdAt_idx" ON "Notice"("channelId", "createdAt");

-- CreateIndex
CREATE INDEX "Notice_checkoutId_idx" ON "Notice"("checkoutId");

-- CreateIndex
CREATE INDEX "NoticeAttempt_noticeId_startedAt_idx" ON "NoticeAttempt"("noticeId", "startedAt");

-- AddForeignKey
ALTER TABLE "NoticeChannel" ADD CONSTRAINT "NoticeChannel_channelId_fkey" FOREIGN KEY ("channelId") REFERENCES "Channel"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "NoticeSubscription" ADD CONSTRAINT "NoticeSubscription_noticeChannelId_fkey" FOREIGN KEY ("noticeChannelId") REFERENCES "NoticeChannel"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "NoticeSubscription" ADD CONSTRAINT "NoticeSubscription_checkoutId_fkey" FOREIGN KEY ("checkoutId") REFERENCES "Checkout"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Notice" ADD CONSTRAINT "Notice_channelId_fkey" FOREIGN KEY ("channelId") REFERENCES "Channel"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Notice" ADD CONSTRAINT "Notice_noticeChannelId_fkey" FOREIGN KEY ("noticeChannelId") REFERENCES "NoticeChannel"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Notice" ADD CONSTRAINT "Notice_subscriptionId_fkey" FOREIGN KEY ("subscriptionId") REFERENCES "NoticeSubscription"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Notice" ADD CONSTRAINT "Notice_checkoutId_fkey" FOREIGN KEY ("checkoutId") REFERENCES "Checkout"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "NoticeAttempt" ADD CONSTRAINT "NoticeAttempt_noticeId_fkey" FOREIGN KEY ("noticeId") REFERENCES "Notice"("id") ON DELETE CASCADE ON UPDATE CASCADE;
