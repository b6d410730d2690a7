-- CreateEnum
CREATE TYPE "StaffRole" AS ENUM ('ADMIN', 'MANAGER', 'OPERATOR', 'KITCHEN');

-- CreateEnum
CREATE TYPE "SessionKind" AS ENUM ('GUEST', 'STAFF');

-- CreateEnum
CREATE TYPE "CheckoutStatus" AS ENUM ('OPEN', 'PLACED', 'ACCEPTED', 'PREPARING', 'READY', 'OUT_FOR_DELIVERY', 'COMPLETED', 'CANCELLED');

-- CreateEnum
CREATE TYPE "DeliveryMethod" AS ENUM ('DELIVERY', 'PICKUP');

-- CreateEnum
CREATE TYPE "TimeKind" AS ENUM ('ASAP', 'SLOT');

-- CreateEnum
CREATE TYPE "PaymentType" AS ENUM ('CASH', 'CARD', 'CUSTOM');

-- CreateEnum
CREATE TYPE "MeasurementUnit" AS ENUM ('G', 'KG', 'ML', 'L', 'PCS', 'OZ', 'LB');

-- CreateEnum
CREATE TYPE "LinkPlacement" AS ENUM ('MAIN', 'FOOTER', 'SOCIAL');

-- CreateEnum
CREATE TYPE "ProductTag" AS ENUM ('VEGETARIAN', 'VEGAN', 'HALAL', 'KOSHER', 'SPICY', 'GLUTEN_FREE', 'LACTOSE_FREE');

-- CreateEnum
CREATE TYPE "Allergen" AS ENUM ('CELERY', 'CRUSTACEANS', 'EGGS', 'FISH', 'GLUTEN', 'LUPIN', 'MILK', 'MOLLUSCS', 'MUSTARD', 'NUTS', 'PEANUTS', 'SESAME', 'SOYBEANS', 'SULPHITES');

-- CreateEnum
CREATE TYPE "HttpMethod" AS ENUM ('POST', 'PUT', 'PATCH', 'GET');

-- CreateEnum
CREATE TYPE "ReceiverEvent" AS ENUM ('PLACED', 'STATUS_CHANGED', 'CANCELLED');

-- CreateEnum
CREATE TYPE "OutboxStatus" AS ENUM ('PENDING', 'DELIVERED', 'PARKED');

-- CreateEnum
CREATE TYPE "SlugKind" AS ENUM ('CATEGORY', 'PRODUCT', 'PAGE');

-- CreateTable
CREATE TABLE "Channel" (
    "id" UUID NOT NULL,
    "hosts" TEXT[],
    "isActive" BOOLEAN NOT NULL DEFAULT true,
    "name" JSONB NOT NULL,
    "description" JSONB NOT NULL DEFAULT '{}',
    "currencyCode" TEXT NOT NULL,
    "countryCode" TEXT NOT NULL,
    "defaultLocale" TEXT NOT NULL,
    "timeZone" TEXT NOT NULL,
    "phone" TEXT,
    "conditions" JSONB NOT NULL DEFAULT '{}',
    "copyright" JSONB NOT NULL DEFAULT '{}',
    "maintenanceMessage" JSONB NOT NULL DEFAULT '{}',
    "accentColor" TEXT NOT NULL DEFAULT '#c2410c',
    "weightUnit" "MeasurementUnit" NOT NULL DEFAULT 'G',
    "isPickupAvailable" BOOLEAN NOT NULL DEFAULT false,
    "isDeliveryAvailable" BOOLEAN NOT NULL DEFAULT false,
    "pickupDetails" JSONB NOT NULL DEFAULT '{}',
    "deliveryDetails" JSONB NOT NULL DEFAULT '{}',
    "pickupMinutes" INTEGER NOT NULL DEFAULT 30,
    "deliveryMinutes" INTEGER NOT NULL DEFAULT 60,
    "deliveryFee" INTEGER,
    "freeDeliveryFrom" INTEGER,
    "minAmountForDelivery" INTEGER,
    "minimumOrderValue" INTEGER,
    "maximumOrderWeight" INTEGER,
    "discountPercent" INTEGER NOT NULL DEFAULT 0,
    "slotCapacity" INTEGER,
    "catalogRevision" INTEGER NOT NULL DEFAULT 1,
    "version" INTEGER NOT NULL DEFAULT 1,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "Channel_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "WorkingDay" (
    "id" UUID NOT NULL,
    "channelId" UUID NOT NULL,
    "index" INTEGER NOT NULL,
    "isActive" BOOLEAN NOT NULL DEFAULT true,
    "intervals" JSONB NOT NULL,

    CONSTRAINT "WorkingDay_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "SpecialDay" (
    "id" UUID NOT NULL,
    "channelId" UUID NOT NULL,
    "date" DATE NOT NULL,
    "intervals" JSONB NOT NULL,
    "note" JSONB NOT NULL DEFAULT '{}',

    CONSTRAINT "SpecialDay_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Menu" (
    "id" UUID NOT NULL,
    "channelId" UUID NOT NULL,
    "name" JSONB NOT NULL,
    "isActive" BOOLEAN NOT NULL DEFAULT true,
    "position" INTEGER NOT NULL DEFAULT 0,
    "version" INTEGER NOT NULL DEFAULT 1,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "Menu_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Category" (
    "id" UUID NOT NULL,
    "channelId" UUID NOT NULL,
    "menuId" UUID NOT NULL,
    "slug" TEXT NOT NULL,
    "name" JSONB NOT NULL,
    "icon" TEXT,
    "isActive" BOOLEAN NOT NULL DEFAULT true,
    "position" INTEGER NOT NULL DEFAULT 0,
    "version" INTEGER NOT NULL DEFAULT 1,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "Category_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "CategoryProduct" (
    "categoryId" UUID NOT NULL,
    "productId" UUID NOT NULL,
    "position" INTEGER NOT NULL DEFAULT 0,

    CONSTRAINT "CategoryProduct_pkey" PRIMARY KEY ("categoryId","productId")
);

-- CreateTable
CREATE TABLE "Product" (
    "id" UUID NOT NULL,
    "channelId" UUID NOT NULL,
    "slug" TEXT NOT NULL,
    "name" JSONB NOT NULL,
    "description" JSONB NOT NULL DEFAULT '{}',
    "photoId" UUID,
    "isAvailable" BOOLEAN NOT NULL DEFAULT true,
    "stoppedUntil" TIMESTAMPTZ(3),
    "calories" DOUBLE PRECISION,
    "protein" DOUBLE PRECISION,
    "fat" DOUBLE PRECISION,
    "carbohydrate" DOUBLE PRECISION,
    "tags" "ProductTag"[],
    "allergens" "Allergen"[],
    "version" INTEGER NOT NULL DEFAULT 1,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "Product_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Variant" (
    "id" UUID NOT NULL,
    "productId" UUID NOT NULL,
    "name" JSONB NOT NULL DEFAULT '{}',
    "price" INTEGER NOT NULL,
    "weight" INTEGER,
    "unit" "MeasurementUnit" NOT NULL DEFAULT 'G',
    "sku" TEXT,
    "photoId" UUID,
    "isAvailable" BOOLEAN NOT NULL DEFAULT true,
    "stoppedUntil" TIMESTAMPTZ(3),
    "position" INTEGER NOT NULL DEFAULT 0,
    "version" INTEGER NOT NULL DEFAULT 1,

    CONSTRAINT "Variant_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "OptionGroup" (
    "id" UUID NOT NULL,
    "productId" UUID NOT NULL,
    "name" JSONB NOT NULL,
    "minimum" INTEGER NOT NULL DEFAULT 0,
    "maximum" INTEGER NOT NULL DEFAULT 1,
    "position" INTEGER NOT NULL DEFAULT 0,

    CONSTRAINT "OptionGroup_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Option" (
    "id" UUID NOT NULL,
    "optionGroupId" UUID NOT NULL,
    "name" JSONB NOT NULL,
    "priceDifference" INTEGER NOT NULL DEFAULT 0,
    "isAvailable" BOOLEAN NOT NULL DEFAULT true,
    "position" INTEGER NOT NULL DEFAULT 0,

    CONSTRAINT "Option_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "SlugRedirect" (
    "id" UUID NOT NULL,
    "channelId" UUID NOT NULL,
    "kind" "SlugKind" NOT NULL,
    "scopeId" UUID NOT NULL,
    "slug" TEXT NOT NULL,
    "targetId" UUID NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "SlugRedirect_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Media" (
    "id" UUID NOT NULL,
    "channelId" UUID NOT NULL,
    "key" TEXT NOT NULL,
    "width" INTEGER NOT NULL,
    "height" INTEGER NOT NULL,
    "widths" INTEGER[],
    "placeholder" TEXT NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "Media_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "PaymentMethod" (
    "id" UUID NOT NULL,
    "channelId" UUID NOT NULL,
    "type" "PaymentType" NOT NULL,
    "name" JSONB NOT NULL,
    "details" JSONB NOT NULL DEFAULT '{}',
    "isActive" BOOLEAN NOT NULL DEFAULT true,
    "position" INTEGER NOT NULL DEFAULT 0,
    "version" INTEGER NOT NULL DEFAULT 1,

    CONSTRAINT "PaymentMethod_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Warehouse" (
    "id" UUID NOT NULL,
    "channelId" UUID NOT NULL,
    "name" JSONB NOT NULL,
    "address" JSONB NOT NULL DEFAULT '{}',
    "phone" TEXT,
    "latitude" DOUBLE PRECISION,
    "longitude" DOUBLE PRECISION,
    "isActive" BOOLEAN NOT NULL DEFAULT true,
    "position" INTEGER NOT NULL DEFAULT 0,
    "version" INTEGER NOT NULL DEFAULT 1,

    CONSTRAINT "Warehouse_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Link" (
    "id" UUID NOT NULL,
    "channelId" UUID NOT NULL,
    "placement" "LinkPlacement" NOT NULL,
    "name" JSONB NOT NULL,
    "url" TEXT NOT NULL,
    "icon" TEXT,
    "opensInNewTab" BOOLEAN NOT NULL DEFAULT false,
    "position" INTEGER NOT NULL DEFAULT 0,
    "version" INTEGER NOT NULL DEFAULT 1,

    CONSTRAINT "Link_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Page" (
    "id" UUID NOT NULL,
    "channelId" UUID NOT NULL,
    "slug" TEXT NOT NULL,
    "title" JSONB NOT NULL,
    "body" JSONB NOT NULL DEFAULT '{}',
    "seoDescription" JSONB NOT NULL DEFAULT '{}',
    "isPublished" BOOLEAN NOT NULL DEFAULT false,
    "position" INTEGER NOT NULL DEFAULT 0,
    "version" INTEGER NOT NULL DEFAULT 1,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "Page_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Client" (
    "id" UUID NOT NULL,
    "channelId" UUID NOT NULL,
    "phone" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "note" TEXT,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "Client_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Checkout" (
    "id" UUID NOT NULL,
    "channelId" UUID NOT NULL,
    "sessionId" UUID,
    "clientId" UUID,
    "status" "CheckoutStatus" NOT NULL DEFAULT 'OPEN',
    "token" TEXT,
    "locale" TEXT NOT NULL DEFAULT 'en',
    "name" TEXT,
    "phone" TEXT,
    "deliveryMethod" "DeliveryMethod",
    "street" TEXT,
    "apartment" TEXT,
    "intercom" TEXT,
    "entrance" TEXT,
    "floor" TEXT,
    "courierNote" TEXT,
    "kitchenNote" TEXT,
    "warehouseId" UUID,
    "paymentMethodId" UUID,
    "changeFrom" INTEGER,
    "timeKind" "TimeKind" NOT NULL DEFAULT 'ASAP',
    "slotFrom" TIMESTAMPTZ(3),
    "slotTo" TIMESTAMPTZ(3),
    "orderDate" DATE,
    "orderSequence" INTEGER,
    "number" TEXT,
    "currencyCode" TEXT,
    "productsCost" INTEGER,
    "discount" INTEGER,
    "deliveryFee" INTEGER,
    "total" INTEGER,
    "weight" INTEGER,
    "paymentType" "PaymentType",
    "paymentName" JSONB,
    "warehouseName" JSONB,
    "idempotencyKey" TEXT,
    "fingerprint" TEXT,
    "placedAt" TIMESTAMPTZ(3),
    "promisedAt" TIMESTAMPTZ(3),
    "cancelReason" TEXT,
    "version" INTEGER NOT NULL DEFAULT 1,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "Checkout_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "CheckoutLine" (
    "id" UUID NOT NULL,
    "checkoutId" UUID NOT NULL,
    "variantId" UUID,
    "quantity" INTEGER NOT NULL,
    "optionIds" UUID[],
    "optionsKey" TEXT NOT NULL DEFAULT '',
    "unitPrice" INTEGER NOT NULL,
    "position" INTEGER NOT NULL DEFAULT 0,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "productName" JSONB,
    "variantName" JSONB,
    "sku" TEXT,
    "weight" INTEGER,
    "unit" "MeasurementUnit",
    "photo" JSONB,
    "options" JSONB,

    CONSTRAINT "CheckoutLine_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "StatusMove" (
    "id" UUID NOT NULL,
    "checkoutId" UUID NOT NULL,
    "from" "CheckoutStatus" NOT NULL,
    "to" "CheckoutStatus" NOT NULL,
    "staffMemberId" UUID,
    "reason" TEXT,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "StatusMove_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "OrderCounter" (
    "channelId" UUID NOT NULL,
    "date" DATE NOT NULL,
    "last" INTEGER NOT NULL,

    CONSTRAINT "OrderCounter_pkey" PRIMARY KEY ("channelId","date")
);

-- CreateTable
CREATE TABLE "SlotUsage" (
    "channelId" UUID NOT NULL,
    "startsAt" TIMESTAMPTZ(3) NOT NULL,
    "taken" INTEGER NOT NULL,

    CONSTRAINT "SlotUsage_pkey" PRIMARY KEY ("channelId","startsAt")
);

-- CreateTable
CREATE TABLE "Receiver" (
    "id" UUID NOT NULL,
    "channelId" UUID NOT NULL,
    "name" TEXT NOT NULL,
    "isActive" BOOLEAN NOT NULL DEFAULT true,
    "url" TEXT NOT NULL,
    "method" "HttpMethod" NOT NULL DEFAULT 'POST',
    "authorizationCipher" BYTEA,
    "secretCipher" BYTEA NOT NULL,
    "headers" JSONB NOT NULL DEFAULT '[]',
    "bodyTemplate" TEXT NOT NULL,
    "events" "ReceiverEvent"[],
    "position" INTEGER NOT NULL DEFAULT 0,
    "version" INTEGER NOT NULL DEFAULT 1,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "Receiver_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "OutboxMessage" (
    "id" UUID NOT NULL,
    "channelId" UUID NOT NULL,
    "checkoutId" UUID NOT NULL,
    "receiverId" UUID NOT NULL,
    "event" "ReceiverEvent" NOT NULL,
    "order" JSONB NOT NULL,
    "requestUrl" TEXT,
    "requestBody" TEXT,
    "status" "OutboxStatus" NOT NULL DEFAULT 'PENDING',
    "attemptCount" INTEGER NOT NULL DEFAULT 0,
    "nextAttemptAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "leasedUntil" TIMESTAMPTZ(3),
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "deliveredAt" TIMESTAMPTZ(3),

    CONSTRAINT "OutboxMessage_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "DeliveryAttempt" (
    "id" UUID NOT NULL,
    "outboxMessageId" UUID NOT NULL,
    "startedAt" TIMESTAMPTZ(3) NOT NULL,
    "durationMs" INTEGER NOT NULL,
    "status" INTEGER,
    "failure" TEXT,
    "failureDetail" TEXT,
    "answer" TEXT,

    CONSTRAINT "DeliveryAttempt_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "StaffMember" (
    "id" UUID NOT NULL,
    "channelId" UUID NOT NULL,
    "login" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "passwordHash" TEXT,
    "role" "StaffRole" NOT NULL,
    "isActive" BOOLEAN NOT NULL DEFAULT true,
    "locale" TEXT,
    "version" INTEGER NOT NULL DEFAULT 1,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "StaffMember_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Session" (
    "id" UUID NOT NULL,
    "channelId" UUID NOT NULL,
    "tokenHash" BYTEA NOT NULL,
    "kind" "SessionKind" NOT NULL DEFAULT 'GUEST',
    "staffMemberId" UUID,
    "userAgent" TEXT,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "lastSeenAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "expiresAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "Session_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "SignInFailure" (
    "key" TEXT NOT NULL,
    "count" INTEGER NOT NULL,
    "lockedUntil" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "SignInFailure_pkey" PRIMARY KEY ("key")
);

-- CreateTable
CREATE TABLE "AuditEntry" (
    "id" UUID NOT NULL,
    "channelId" UUID NOT NULL,
    "staffMemberId" UUID,
    "action" TEXT NOT NULL,
    "subjectId" TEXT,
    "details" JSONB NOT NULL DEFAULT '{}',
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "AuditEntry_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "WorkingDay_channelId_index_key" ON "WorkingDay"("channelId", "index");

-- CreateIndex
CREATE UNIQUE INDEX "SpecialDay_channelId_date_key" ON "SpecialDay"("channelId", "date");

-- CreateIndex
CREATE INDEX "Menu_channelId_position_idx" ON "Menu"("channelId", "position");

-- CreateIndex
CREATE INDEX "Category_menuId_position_idx" ON "Category"("menuId", "position");

-- CreateIndex
CREATE UNIQUE INDEX "Category_menuId_slug_key" ON "Category"("menuId", "slug");

-- CreateIndex
CREATE INDEX "CategoryProduct_categoryId_position_idx" ON "CategoryProduct"("categoryId", "position");

-- CreateIndex
CREATE INDEX "CategoryProduct_productId_idx" ON "CategoryProduct"("productId");

-- CreateIndex
CREATE UNIQUE INDEX "Product_channelId_slug_key" ON "Product"("channelId", "slug");

-- CreateIndex
CREATE INDEX "Variant_productId_position_idx" ON "Variant"("productId", "position");

-- CreateIndex
CREATE INDEX "OptionGroup_productId_position_idx" ON "OptionGroup"("productId", "position");

-- CreateIndex
CREATE INDEX "Option_optionGroupId_position_idx" ON "Option"("optionGroupId", "position");

-- CreateIndex
CREATE UNIQUE INDEX "SlugRedirect_kind_scopeId_slug_key" ON "SlugRedirect"("kind", "scopeId", "slug");

-- CreateIndex
CREATE UNIQUE INDEX "Media_key_key" ON "Media"("key");

-- CreateIndex
CREATE INDEX "PaymentMethod_channelId_position_idx" ON "PaymentMethod"("channelId", "position");

-- CreateIndex
CREATE INDEX "Warehouse_channelId_position_idx" ON "Warehouse"("channelId", "position");

-- CreateIndex
CREATE INDEX "Link_channelId_placement_position_idx" ON "Link"("channelId", "placement", "position");

-- CreateIndex
CREATE UNIQUE INDEX "Page_channelId_slug_key" ON "Page"("channelId", "slug");

-- CreateIndex
CREATE UNIQUE INDEX "Client_channelId_phone_key" ON "Client"("channelId", "phone");

-- CreateIndex
CREATE UNIQUE INDEX "Checkout_token_key" ON "Checkout"("token");

-- CreateIndex
CREATE INDEX "Checkout_sessionId_status_idx" ON "Checkout"("sessionId", "status");

-- CreateIndex
CREATE INDEX "Checkout_channelId_status_placedAt_idx" ON "Checkout"("channelId", "status", "placedAt");

-- CreateIndex
CREATE INDEX "Checkout_channelId_placedAt_idx" ON "Checkout"("channelId", "placedAt");

-- CreateIndex
CREATE INDEX "Checkout_clientId_idx" ON "Checkout"("clientId");

-- CreateIndex
CREATE UNIQUE INDEX "Checkout_channelId_idempotencyKey_key" ON "Checkout"("channelId", "idempotencyKey");

-- CreateIndex
CREATE UNIQUE INDEX "Checkout_channelId_orderDate_orderSequence_key" ON "Checkout"("channelId", "orderDate", "orderSequence");

-- CreateIndex
CREATE INDEX "CheckoutLine_variantId_idx" ON "CheckoutLine"("variantId");

-- CreateIndex
CREATE UNIQUE INDEX "CheckoutLine_checkoutId_variantId_optionsKey_key" ON "CheckoutLine"("checkoutId", "variantId", "optionsKey");

-- CreateIndex
CREATE INDEX "StatusMove_checkoutId_createdAt_idx" ON "StatusMove"("checkoutId", "createdAt");

-- CreateIndex
CREATE INDEX "Receiver_channelId_position_idx" ON "Receiver"("channelId", "position");

-- CreateIndex
CREATE INDEX "OutboxMessage_receiverId_status_nextAttemptAt_idx" ON "OutboxMessage"("receiverId", "status", "nextAttemptAt");

-- CreateIndex
CREATE INDEX "OutboxMessage_receiverId_createdAt_idx" ON "OutboxMessage"("receiverId", "createdAt");

-- CreateIndex
CREATE INDEX "OutboxMessage_checkoutId_idx" ON "OutboxMessage"("checkoutId");

-- CreateIndex
CREATE INDEX "DeliveryAttempt_outboxMessageId_startedAt_idx" ON "DeliveryAttempt"("outboxMessageId", "startedAt");

-- CreateIndex
CREATE UNIQUE INDEX "StaffMember_channelId_login_key" ON "StaffMember"("channelId", "login");

-- CreateIndex
CREATE UNIQUE INDEX "Session_tokenHash_key" ON "Session"("tokenHash");

-- CreateIndex
CREATE INDEX "Session_staffMemberId_idx" ON "Session"("staffMemberId");

-- CreateIndex
CREATE INDEX "Session_expiresAt_idx" ON "Session"("expiresAt");

-- CreateIndex
CREATE INDEX "AuditEntry_channelId_createdAt_idx" ON "AuditEntry"("channelId", "createdAt");

-- AddForeignKey
ALTER TABLE "WorkingDay" ADD CONSTRAINT "WorkingDay_channelId_fkey" FOREIGN KEY ("channelId") REFERENCES "Channel"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "SpecialDay" ADD CONSTRAINT "SpecialDay_channelId_fkey" FOREIGN KEY ("channelId") REFERENCES "Channel"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Menu" ADD CONSTRAINT "Menu_channelId_fkey" FOREIGN KEY ("channelId") REFERENCES "Channel"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Category" ADD CONSTRAINT "Category_channelId_fkey" FOREIGN KEY ("channelId") REFERENCES "Channel"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Category" ADD CONSTRAINT "Category_menuId_fkey" FOREIGN KEY ("menuId") REFERENCES "Menu"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "CategoryProduct" ADD CONSTRAINT "CategoryProduct_categoryId_fkey" FOREIGN KEY ("categoryId") REFERENCES "Category"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "CategoryProduct" ADD CONSTRAINT "CategoryProduct_productId_fkey" FOREIGN KEY ("productId") REFERENCES "Product"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Product" ADD CONSTRAINT "Product_channelId_fkey" FOREIGN KEY ("channelId") REFERENCES "Channel"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Product" ADD CONSTRAINT "Product_photoId_fkey" FOREIGN KEY ("photoId") REFERENCES "Media"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Variant" ADD CONSTRAINT "Variant_productId_fkey" FOREIGN KEY ("productId") REFERENCES "Product"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Variant" ADD CONSTRAINT "Variant_photoId_fkey" FOREIGN KEY ("photoId") REFERENCES "Media"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "OptionGroup" ADD CONSTRAINT "OptionGroup_productId_fkey" FOREIGN KEY ("productId") REFERENCES "Product"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Option" ADD CONSTRAINT "Option_optionGroupId_fkey" FOREIGN KEY ("optionGroupId") REFERENCES "OptionGroup"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "SlugRedirect" ADD CONSTRAINT "SlugRedirect_channelId_fkey" FOREIGN KEY ("channelId") REFERENCES "Channel"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Media" ADD CONSTRAINT "Media_channelId_fkey" FOREIGN KEY ("channelId") REFERENCES "Channel"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "PaymentMethod" ADD CONSTRAINT "PaymentMethod_channelId_fkey" FOREIGN KEY ("channelId") REFERENCES "Channel"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Warehouse" ADD CONSTRAINT "Warehouse_channelId_fkey" FOREIGN KEY ("channelId") REFERENCES "Channel"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Link" ADD CONSTRAINT "Link_channelId_fkey" FOREIGN KEY ("channelId") REFERENCES "Channel"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Page" ADD CONSTRAINT "Page_channelId_fkey" FOREIGN KEY ("channelId") REFERENCES "Channel"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Client" ADD CONSTRAINT "Client_channelId_fkey" FOREIGN KEY ("channelId") REFERENCES "Channel"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Checkout" ADD CONSTRAINT "Checkout_channelId_fkey" FOREIGN KEY ("channelId") REFERENCES "Channel"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Checkout" ADD CONSTRAINT "Checkout_sessionId_fkey" FOREIGN KEY ("sessionId") REFERENCES "Session"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Checkout" ADD CONSTRAINT "Checkout_clientId_fkey" FOREIGN KEY ("clientId") REFERENCES "Client"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Checkout" ADD CONSTRAINT "Checkout_warehouseId_fkey" FOREIGN KEY ("warehouseId") REFERENCES "Warehouse"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Checkout" ADD CONSTRAINT "Checkout_paymentMethodId_fkey" FOREIGN KEY ("paymentMethodId") REFERENCES "PaymentMethod"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "CheckoutLine" ADD CONSTRAINT "CheckoutLine_checkoutId_fkey" FOREIGN KEY ("checkoutId") REFERENCES "Checkout"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "CheckoutLine" ADD CONSTRAINT "CheckoutLine_variantId_fkey" FOREIGN KEY ("variantId") REFERENCES "Variant"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "StatusMove" ADD CONSTRAINT "StatusMove_checkoutId_fkey" FOREIGN KEY ("checkoutId") REFERENCES "Checkout"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "StatusMove" ADD CONSTRAINT "StatusMove_staffMemberId_fkey" FOREIGN KEY ("staffMemberId") REFERENCES "StaffMember"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "OrderCounter" ADD CONSTRAINT "OrderCounter_channelId_fkey" FOREIGN KEY ("channelId") REFERENCES "Channel"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "SlotUsage" ADD CONSTRAINT "SlotUsage_channelId_fkey" FOREIGN KEY ("channelId") REFERENCES "Channel"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Receiver" ADD CONSTRAINT "Receiver_channelId_fkey" FOREIGN KEY ("channelId") REFERENCES "Channel"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "OutboxMessage" ADD CONSTRAINT "OutboxMessage_channelId_fkey" FOREIGN KEY ("channelId") REFERENCES "Channel"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "OutboxMessage" ADD CONSTRAINT "OutboxMessage_checkoutId_fkey" FOREIGN KEY ("checkoutId") REFERENCES "Checkout"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "OutboxMessage" ADD CONSTRAINT "OutboxMessage_receiverId_fkey" FOREIGN KEY ("receiverId") REFERENCES "Receiver"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "DeliveryAttempt" ADD CONSTRAINT "DeliveryAttempt_outboxMessageId_fkey" FOREIGN KEY ("outboxMessageId") REFERENCES "OutboxMessage"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "StaffMember" ADD CONSTRAINT "StaffMember_channelId_fkey" FOREIGN KEY ("channelId") REFERENCES "Channel"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Session" ADD CONSTRAINT "Session_channelId_fkey" FOREIGN KEY ("channelId") REFERENCES "Channel"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Session" ADD CONSTRAINT "Session_staffMemberId_fkey" FOREIGN KEY ("staffMemberId") REFERENCES "StaffMember"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "AuditEntry" ADD CONSTRAINT "AuditEntry_channelId_fkey" FOREIGN KEY ("channelId") REFERENCES "Channel"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "AuditEntry" ADD CONSTRAINT "AuditEntry_staffMemberId_fkey" FOREIGN KEY ("staffMemberId") REFERENCES "StaffMember"("id") ON DELETE SET NULL ON UPDATE CASCADE;

