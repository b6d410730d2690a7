-- Months after which orders lose the person; null: never.
ALTER TABLE "Channel" ADD COLUMN "personalDataMonths" INTEGER;
ALTER TABLE "Channel" ADD CONSTRAINT "Channel_personalDataMonths_check" CHECK ("personalDataMonths" BETWEEN 1 AND 120);
