/** The sections of the order settings: the name in the address, and the fields that a search finds each by. */
export const RULE_SECTIONS = [
  ['delivery', 'deliveryMinutes', 'deliveryFee', 'freeDeliveryFrom', 'minAmountForDelivery', 'asksCutlery'],
  ['pickup', 'pickupMinutes'],
  ['limits', 'minimumOrderValue', 'maximumOrderWeight', 'discountPercent'],
  ['tips'],
  ['taxes'],
  ['kitchen', 'slotCapacity', 'autoCancelMinutes', 'kitchenCapacity', 'takesLineNotes'],
  ['amendments'],
  ['couriers', 'namesCourier'],
] as const;
