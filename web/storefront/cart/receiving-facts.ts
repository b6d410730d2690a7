import type { CartShopFragment, DeliveryMethod } from '../../gql/graphql';

/** When an order placed now is promised; null while the shop is closed. */
export function promisedAt(shop: CartShopFragment, method: DeliveryMethod): string | null {
  return (method === 'DELIVERY' ? shop.delivery : shop.pickup).promisedAt;
}

export function isMethodAvailable(shop: CartShopFragment, method: DeliveryMethod): boolean {
  return method === 'DELIVERY' ? shop.isDeliveryAvailable : shop.isPickupAvailable;
}

/** The least cost of products, minor units; 0 for none. */
export function leastOrder(shop: CartShopFragment, method: DeliveryMethod): number {
  const forDelivery = method === 'DELIVERY' ? (shop.minAmountForDelivery?.minor ?? 0) : 0;
  return Math.max(shop.minimumOrderValue?.minor ?? 0, forDelivery);
}
