import type { CartShopFragment, DeliveryMethod } from '../../../gql/graphql';

type Methods = Pick<CartShopFragment, 'isDeliveryAvailable' | 'isPickupAvailable'>;

export function isMethodAvailable(shop: Methods, method: DeliveryMethod): boolean {
  return method === 'DELIVERY' ? shop.isDeliveryAvailable : shop.isPickupAvailable;
}

/** @returns null where the shopper has a choice, and where there is nothing to choose. */
export function onlyMethod(shop: Methods): DeliveryMethod | null {
  if (shop.isDeliveryAvailable === shop.isPickupAvailable) return null;
  return shop.isDeliveryAvailable ? 'DELIVERY' : 'PICKUP';
}

/** What is wished for; the other way where that one is switched off. */
export function methodThatIsOn(shop: Methods, wished: DeliveryMethod): DeliveryMethod {
  return isMethodAvailable(shop, wished) ? wished : (onlyMethod(shop) ?? wished);
}
