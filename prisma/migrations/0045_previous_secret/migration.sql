-- AlterTable
ALTER TABLE "Receiver" ADD COLUMN     "previousSecretCipher" BYTEA,
ADD COLUMN     "previousSecretUntil" TIMESTAMPTZ(3);
