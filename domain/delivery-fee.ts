import { type Minor, minor } from './money';

/** What the shop charges for delivery, in minor units. */
export interface DeliveryTerms {
  /** `null`: no fee is configured. */
  readonly fee: Minor | null;
  /** Orders worth as much are brought free; `null`: never. */
  readonly freeFrom: Minor | null;
}

/**
 * What delivering a cart costs.
 * @param subtotal - all lines after discount.
 * @returns `null` when the shop set no fee: the client then says that delivery is not included.
 */
export function deliveryFee(subtotal: Minor, { fee, freeFrom }: DeliveryTerms): Minor | null {
  return freeFrom !== null && subtotal >= freeFrom ? minor(0) : fee;
}

/**
 * The amount still to be added for free delivery.
 * @returns zero once delivery is free; `null` where it is never free or where nothing is charged.
 */
export function missingToFreeDelivery(subtotal: Minor, { fee, freeFrom }: DeliveryTerms): Minor | null {
  if (freeFrom === null || fee === 0) return null;
  return minor(Math.max(0, freeFrom - subtotal));
}
