-- AlterEnum
ALTER TYPE "NoticeTopic" ADD VALUE 'DAILY_SUM';

-- AlterEnum
ALTER TYPE "TroubleKind" ADD VALUE 'CHANNEL';

-- AlterTable
ALTER TABLE "NoticeRecipient" ADD COLUMN     "dailySumOf" DATE,
ADD COLUMN     "getsDailySum" BOOLEAN NOT NULL DEFAULT false;
