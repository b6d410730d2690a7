-- CreateIndex
CREATE INDEX "Channel_hosts_idx" ON "Channel" USING GIN ("hosts");
