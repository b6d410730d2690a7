-- When backups are made by themselves, and what came of each.
CREATE TYPE "BackupKind" AS ENUM ('SCHEDULED', 'ASKED_FOR', 'BEFORE_MIGRATION');
CREATE TYPE "BackupFailure" AS ENUM ('STORAGE', 'NO_ROOM', 'DAMAGED', 'NOT_ALLOWED', 'FAILED');
CREATE TABLE "BackupSchedule" (
    "id" INTEGER NOT NULL DEFAULT 1,
    "isOn" BOOLEAN NOT NULL DEFAULT true,
    "hour" INTEGER NOT NULL DEFAULT 4,
    "intervalHours" INTEGER NOT NULL DEFAULT 24,
    "keepCount" INTEGER NOT NULL DEFAULT 14,
    "keepDays" INTEGER NOT NULL DEFAULT 30,
    "askedForAt" TIMESTAMPTZ(3),
    "version" INTEGER NOT NULL DEFAULT 1,

    CONSTRAINT "BackupSchedule_pkey" PRIMARY KEY ("id")
);
ALTER TABLE "BackupSchedule" ADD CONSTRAINT "BackupSchedule_one_row" CHECK ("id" = 1);
CREATE TABLE "BackupRun" (
    "id" UUID NOT NULL,
    "kind" "BackupKind" NOT NULL,
    "startedAt" TIMESTAMPTZ(3) NOT NULL,
    "finishedAt" TIMESTAMPTZ(3) NOT NULL,
    "name" TEXT,
    "bytes" BIGINT,
    "rows" INTEGER,
    "failure" "BackupFailure",
    "triedAt" TIMESTAMPTZ(3),
    "trialFailure" "BackupFailure",

    CONSTRAINT "BackupRun_pkey" PRIMARY KEY ("id")
);
CREATE INDEX "BackupRun_startedAt_idx" ON "BackupRun"("startedAt");
