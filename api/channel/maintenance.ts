/** What decides whether a shop takes orders at all. */
export interface ShopState {
  readonly isActive: boolean;
  readonly isPickupAvailable: boolean;
  readonly isDeliveryAvailable: boolean;
  readonly hasActiveMenu: boolean;
}

/** A shop is on maintenance when staff switched it off, when no menu is active, or when nothing can be received. */
export function isOnMaintenance({
  isActive,
  isPickupAvailable,
  isDeliveryAvailable,
  hasActiveMenu,
}: ShopState): boolean {
  return !isActive || !hasActiveMenu || !(isPickupAvailable || isDeliveryAvailable);
}
