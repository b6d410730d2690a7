import type { CartShopFragment, DeliveryMethod } from '../../gql/graphql';

/** When an order placed now is promised; null while the shop is closed or paused. */
export function promisedAt(shop: CartShopFragment, method: DeliveryMethod): string | null {
  return (method === 'DELIVERY' ? shop.delivery : shop.pickup).promisedAt;
}

const ROUNDED_TO = 5;
/** From so many minutes on a clock time says more. */
const LONGEST = 120;

/** About how long that takes, rounded up to 5 minutes; null where the clock time says enough. */
export function aboutMinutes(shop: CartShopFragment, method: DeliveryMethod): number | null {
  const { minutes } = method === 'DELIVERY' ? shop.delivery : shop.pickup;
  if (minutes === null || minutes <= 0 || minutes > LONGEST) return null;
  return Math.ceil(minutes / ROUNDED_TO) * ROUNDED_TO;
}

export function isMethodAvailable(shop: CartShopFragment, method: DeliveryMethod): boolean {
  return method === 'DELIVERY' ? shop.isDeliveryAvailable : shop.isPickupAvailable;
}

/** The least cost of products, minor units; 0 for none. */
export function leastOrder(shop: CartShopFragment, method: DeliveryMethod): number {
  const forDelivery = method === 'DELIVERY' ? (shop.minAmountForDelivery?.minor ?? 0) : 0;
  return Math.max(shop.minimumOrderValue?.minor ?? 0, forDelivery);
}
