-- Changes of an order after it was placed, and orders that go one step back.
ALTER TYPE "ReceiverEvent" ADD VALUE 'AMENDED';
ALTER TYPE "ReceiverEvent" ADD VALUE 'STEPPED_BACK';

CREATE TYPE "RevisionState" AS ENUM ('APPLIED', 'PROPOSED', 'REFUSED', 'EXPIRED', 'WITHDRAWN');
CREATE TYPE "RevisionConfirmation" AS ENUM ('SHOPPER', 'PHONE', 'SILENCE');
CREATE TYPE "AmendmentSilence" AS ENUM ('KEEP', 'APPLY');

ALTER TABLE "Channel" ADD COLUMN     "amendmentMinutes" INTEGER NOT NULL DEFAULT 10,
ADD COLUMN     "amendmentSilence" "AmendmentSilence" NOT NULL DEFAULT 'KEEP';

CREATE TABLE "OrderRevision" (
    "id" UUID NOT NULL,
    "checkoutId" UUID NOT NULL,
    "number" INTEGER NOT NULL,
    "state" "RevisionState" NOT NULL,
    "staffMemberId" UUID,
    "apiTokenId" UUID,
    "before" JSONB NOT NULL,
    "after" JSONB NOT NULL,
    "totalBefore" INTEGER NOT NULL,
    "totalAfter" INTEGER NOT NULL,
    "mayOverfill" BOOLEAN NOT NULL DEFAULT false,
    "answerBy" TIMESTAMPTZ(3),
    "confirmation" "RevisionConfirmation",
    "answeredAt" TIMESTAMPTZ(3),
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "OrderRevision_pkey" PRIMARY KEY ("id")
);

CREATE INDEX "OrderRevision_state_answerBy_idx" ON "OrderRevision"("state", "answerBy");
CREATE UNIQUE INDEX "OrderRevision_checkoutId_number_key" ON "OrderRevision"("checkoutId", "number");
-- A shopper is asked about one change at a time.
CREATE UNIQUE INDEX "OrderRevision_one_proposal" ON "OrderRevision"("checkoutId") WHERE "state" = 'PROPOSED';

ALTER TABLE "OrderRevision" ADD CONSTRAINT "OrderRevision_checkoutId_fkey" FOREIGN KEY ("checkoutId") REFERENCES "Checkout"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "OrderRevision" ADD CONSTRAINT "OrderRevision_staffMemberId_fkey" FOREIGN KEY ("staffMemberId") REFERENCES "StaffMember"("id") ON DELETE SET NULL ON UPDATE CASCADE;
ALTER TABLE "OrderRevision" ADD CONSTRAINT "OrderRevision_apiTokenId_fkey" FOREIGN KEY ("apiTokenId") REFERENCES "ApiToken"("id") ON DELETE SET NULL ON UPDATE CASCADE;
