import { type Minor, minor } from './money';

/** What the shop asks for bringing an order, minor units. */
export interface DeliveryTerms {
  /** `null`: no fee is configured. */
  readonly fee: Minor | null;
  /** Orders worth as much are brought free; `null`: never. */
  readonly freeFrom: Minor | null;
}

/**
 * What delivering a cart costs.
 *
 * @param subtotal - all lines after discount.
 * @returns `null` when the shop set no fee: the screen then says that shipping is not included.
 */
export function deliveryFee(subtotal: Minor, { fee, freeFrom }: DeliveryTerms): Minor | null {
  return freeFrom !== null && subtotal >= freeFrom ? minor(0) : fee;
}

/**
 * What is still to be added for free delivery.
 *
 * @returns zero once it is free, `null` where it never is or where nothing is charged anyway.
 */
export function missingToFreeDelivery(subtotal: Minor, { fee, freeFrom }: DeliveryTerms): Minor | null {
  if (freeFrom === null || fee === 0) return null;
  return minor(Math.max(0, freeFrom - subtotal));
}
