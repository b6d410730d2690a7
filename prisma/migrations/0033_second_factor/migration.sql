-- One-time codes of an authenticator app besides the password, and who has to have them.
CREATE TYPE "SecondFactorRule" AS ENUM ('OFF', 'ADMINISTRATORS', 'EVERYBODY');
ALTER TABLE "Channel" ADD COLUMN "secondFactorRule" "SecondFactorRule" NOT NULL DEFAULT 'OFF';
ALTER TABLE "Session" ADD COLUMN "mustSetUpSecondFactor" BOOLEAN NOT NULL DEFAULT false;

CREATE TABLE "SecondFactor" (
    "staffMemberId" UUID NOT NULL,
    "secretCipher" BYTEA,
    "confirmedAt" TIMESTAMPTZ(3),
    "draftCipher" BYTEA,
    "lastStep" INTEGER NOT NULL DEFAULT 0,
    "recoverySalt" BYTEA,
    CONSTRAINT "SecondFactor_pkey" PRIMARY KEY ("staffMemberId")
);
CREATE TABLE "RecoveryCode" (
    "id" UUID NOT NULL,
    "staffMemberId" UUID NOT NULL,
    "codeHash" BYTEA NOT NULL,
    "usedAt" TIMESTAMPTZ(3),
    CONSTRAINT "RecoveryCode_pkey" PRIMARY KEY ("id")
);
CREATE TABLE "SignInTicket" (
    "tokenHash" BYTEA NOT NULL,
    "channelId" UUID NOT NULL,
    "staffMemberId" UUID NOT NULL,
    "mustChangePassword" BOOLEAN NOT NULL DEFAULT false,
    "expiresAt" TIMESTAMPTZ(3) NOT NULL,
    CONSTRAINT "SignInTicket_pkey" PRIMARY KEY ("tokenHash")
);
CREATE UNIQUE INDEX "RecoveryCode_staffMemberId_codeHash_key" ON "RecoveryCode"("staffMemberId", "codeHash");
CREATE INDEX "SignInTicket_staffMemberId_idx" ON "SignInTicket"("staffMemberId");
CREATE INDEX "SignInTicket_expiresAt_idx" ON "SignInTicket"("expiresAt");
ALTER TABLE "SecondFactor" ADD CONSTRAINT "SecondFactor_staffMemberId_fkey" FOREIGN KEY ("staffMemberId") REFERENCES "StaffMember"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "RecoveryCode" ADD CONSTRAINT "RecoveryCode_staffMemberId_fkey" FOREIGN KEY ("staffMemberId") REFERENCES "SecondFactor"("staffMemberId") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "SignInTicket" ADD CONSTRAINT "SignInTicket_staffMemberId_fkey" FOREIGN KEY ("staffMemberId") REFERENCES "StaffMember"("id") ON DELETE CASCADE ON UPDATE CASCADE;
