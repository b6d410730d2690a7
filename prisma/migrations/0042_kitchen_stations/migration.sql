-- CreateTable
CREATE TABLE "Station" (
    "id" UUID NOT NULL,
    "channelId" UUID NOT NULL,
    "name" JSONB NOT NULL,
    "position" INTEGER NOT NULL DEFAULT 0,
    "version" INTEGER NOT NULL DEFAULT 1,

    CONSTRAINT "Station_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "StationRoute" (
    "id" UUID NOT NULL,
    "channelId" UUID NOT NULL,
    "stationId" UUID NOT NULL,
    "categoryId" UUID,
    "productId" UUID,

    CONSTRAINT "StationRoute_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "MadeLine" (
    "lineId" UUID NOT NULL,
    "checkoutId" UUID NOT NULL,
    "staffMemberId" UUID,
    "madeAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "MadeLine_pkey" PRIMARY KEY ("lineId")
);

-- CreateIndex
CREATE INDEX "Station_channelId_position_idx" ON "Station"("channelId", "position");

-- CreateIndex
CREATE UNIQUE INDEX "StationRoute_categoryId_key" ON "StationRoute"("categoryId");

-- CreateIndex
CREATE UNIQUE INDEX "StationRoute_productId_key" ON "StationRoute"("productId");

-- CreateIndex
CREATE INDEX "StationRoute_stationId_idx" ON "StationRoute"("stationId");

-- CreateIndex
CREATE INDEX "MadeLine_checkoutId_idx" ON "MadeLine"("checkoutId");

-- AddForeignKey
ALTER TABLE "Station" ADD CONSTRAINT "Station_channelId_fkey" FOREIGN KEY ("channelId") REFERENCES "Channel"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "StationRoute" ADD CONSTRAINT "StationRoute_channelId_fkey" FOREIGN KEY ("channelId") REFERENCES "Channel"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "StationRoute" ADD CONSTRAINT "StationRoute_stationId_fkey" FOREIGN KEY ("stationId") REFERENCES "Station"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "StationRoute" ADD CONSTRAINT "StationRoute_categoryId_fkey" FOREIGN KEY ("categoryId") REFERENCES "Category"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "StationRoute" ADD CONSTRAINT "StationRoute_productId_fkey" FOREIGN KEY ("productId") REFERENCES "Product"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "MadeLine" ADD CONSTRAINT "MadeLine_checkoutId_fkey" FOREIGN KEY ("checkoutId") REFERENCES "Checkout"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "MadeLine" ADD CONSTRAINT "MadeLine_staffMemberId_fkey" FOREIGN KEY ("staffMemberId") REFERENCES "StaffMember"("id") ON DELETE SET NULL ON UPDATE CASCADE;
