-- CreateEnum
CREATE TYPE "ApiScope" AS ENUM ('STOREFRONT', 'ORDERS_READ', 'ORDERS_WRITE', 'CATALOG_WRITE');

-- AlterTable
ALTER TABLE "AuditEntry" ADD COLUMN     "apiTokenId" UUID;

-- AlterTable
ALTER TABLE "StaffMember" ADD COLUMN     "email" TEXT,
ADD COLUMN     "lastSeenAt" TIMESTAMPTZ(3);

-- AlterTable
ALTER TABLE "StatusMove" ADD COLUMN     "apiTokenId" UUID;

-- CreateTable
CREATE TABLE "StaffIdentity" (
    "id" UUID NOT NULL,
    "channelId" UUID NOT NULL,
    "staffMemberId" UUID NOT NULL,
    "issuer" TEXT NOT NULL,
    "subject" TEXT NOT NULL,
    "email" TEXT,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "StaffIdentity_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Invitation" (
    "id" UUID NOT NULL,
    "channelId" UUID NOT NULL,
    "tokenHash" BYTEA NOT NULL,
    "name" TEXT NOT NULL,
    "role" "StaffRole" NOT NULL,
    "email" TEXT,
    "login" TEXT,
    "invitedById" UUID,
    "staffMemberId" UUID,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "expiresAt" TIMESTAMPTZ(3) NOT NULL,
    "acceptedAt" TIMESTAMPTZ(3),
    "revokedAt" TIMESTAMPTZ(3),

    CONSTRAINT "Invitation_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "ApiToken" (
    "id" UUID NOT NULL,
    "channelId" UUID NOT NULL,
    "name" TEXT NOT NULL,
    "prefix" TEXT NOT NULL,
    "tokenHash" BYTEA NOT NULL,
    "scopes" "ApiScope"[],
    "createdById" UUID,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "expiresAt" TIMESTAMPTZ(3),
    "lastUsedAt" TIMESTAMPTZ(3),
    "revokedAt" TIMESTAMPTZ(3),

    CONSTRAINT "ApiToken_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "StaffIdentity_channelId_issuer_subject_key" ON "StaffIdentity"("channelId", "issuer", "subject");

-- CreateIndex
CREATE UNIQUE INDEX "StaffIdentity_staffMemberId_issuer_key" ON "StaffIdentity"("staffMemberId", "issuer");

-- CreateIndex
CREATE UNIQUE INDEX "Invitation_tokenHash_key" ON "Invitation"("tokenHash");

-- CreateIndex
CREATE UNIQUE INDEX "Invitation_staffMemberId_key" ON "Invitation"("staffMemberId");

-- CreateIndex
CREATE INDEX "Invitation_channelId_createdAt_idx" ON "Invitation"("channelId", "createdAt");

-- CreateIndex
CREATE UNIQUE INDEX "ApiToken_tokenHash_key" ON "ApiToken"("tokenHash");

-- CreateIndex
CREATE INDEX "ApiToken_channelId_createdAt_idx" ON "ApiToken"("channelId", "createdAt");

-- CreateIndex
CREATE INDEX "AuditEntry_channelId_staffMemberId_createdAt_idx" ON "AuditEntry"("channelId", "staffMemberId", "createdAt");

-- CreateIndex
CREATE INDEX "AuditEntry_channelId_action_createdAt_idx" ON "AuditEntry"("channelId", "action", "createdAt");

-- CreateIndex
CREATE UNIQUE INDEX "StaffMember_channelId_email_key" ON "StaffMember"("channelId", "email");

-- AddForeignKey
ALTER TABLE "StatusMove" ADD CONSTRAINT "StatusMove_apiTokenId_fkey" FOREIGN KEY ("apiTokenId") REFERENCES "ApiToken"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "StaffIdentity" ADD CONSTRAINT "StaffIdentity_staffMemberId_fkey" FOREIGN KEY ("staffMemberId") REFERENCES "StaffMember"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Invitation" ADD CONSTRAINT "Invitation_channelId_fkey" FOREIGN KEY ("channelId") REFERENCES "Channel"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Invitation" ADD CONSTRAINT "Invitation_invitedById_fkey" FOREIGN KEY ("invitedById") REFERENCES "StaffMember"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Invitation" ADD CONSTRAINT "Invitation_staffMemberId_fkey" FOREIGN KEY ("staffMemberId") REFERENCES "StaffMember"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ApiToken" ADD CONSTRAINT "ApiToken_channelId_fkey" FOREIGN KEY ("channelId") REFERENCES "Channel"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ApiToken" ADD CONSTRAINT "ApiToken_createdById_fkey" FOREIGN KEY ("createdById") REFERENCES "StaffMember"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "AuditEntry" ADD CONSTRAINT "AuditEntry_apiTokenId_fkey" FOREIGN KEY ("apiTokenId") REFERENCES "ApiToken"("id") ON DELETE SET NULL ON UPDATE CASCADE;
