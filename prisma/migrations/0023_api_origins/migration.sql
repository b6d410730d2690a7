-- Origins of other sites whose pages may call the API from their visitors' browsers.
ALTER TABLE "Channel" ADD COLUMN "apiOrigins" TEXT[] DEFAULT ARRAY[]::TEXT[];
