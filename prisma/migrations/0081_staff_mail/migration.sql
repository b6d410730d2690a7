-- AlterEnum
ALTER TYPE "NoticeTopic" ADD VALUE 'STAFF';
