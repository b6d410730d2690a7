-- A browser can't say whether paper came out: no printer of that kind was ever offered.
DELETE FROM "Printer" WHERE "kind" = 'BROWSER';
ALTER TYPE "PrinterKind" RENAME TO "PrinterKind_old";
CREATE TYPE "PrinterKind" AS ENUM ('CLOUDPRNT', 'EPSON_SDP', 'ESC_POS');
ALTER TABLE "Printer" ALTER COLUMN "kind" TYPE "PrinterKind" USING "kind"::text::"PrinterKind";
DROP TYPE "PrinterKind_old";
