-- AlterEnum
ALTER TYPE "OrderReason" ADD VALUE 'CHANGED_MIND';
