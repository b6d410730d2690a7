-- AlterEnum
ALTER TYPE "ReceiverEvent" ADD VALUE 'PRINT_UNKNOWN';
