import type { CartTerms } from '../../../../domain/cart-totals';
import { type Minor, minor } from '../../../../domain/money';
import type { CartFragment, CartShopFragment, DeliveryMethod } from '../../../gql/graphql';

/** A part of town that the shop delivers to, with what it asks there. */
export type CartZone = CartShopFragment['deliveryZones'][number];

/** Where the cart goes, as far as its shopper has said. */
export interface CartDestination {
  /** Null: it is collected, the shop has no zones, or nobody knows yet. */
  readonly zone: CartZone | null;
  /** A zone is needed, and none is known. */
  readonly isZoneUnknown: boolean;
  /** The shopper's place lies in none of the zones. */
  readonly isOutside: boolean;
}

/** @param chosen - a zone that is on its way to the server; undefined when none is. */
export function destinationOf(
  { deliveryZones }: Pick<CartShopFragment, 'deliveryZones'>,
  cart: Pick<CartFragment, 'zoneId' | 'latitude'> | null,
  method: DeliveryMethod,
  chosen: string | undefined,
): CartDestination {
  if (method !== 'DELIVERY' || deliveryZones.length === 0) {
    return { zone: null, isZoneUnknown: false, isOutside: false };
  }
  const zoneId = chosen ?? cart?.zoneId ?? null;
  const zone = deliveryZones.find(({ id }) => id === zoneId) ?? null;
  const hasPlace = chosen === undefined && cart !== null && cart.latitude !== null;
  return { zone, isZoneUnknown: zone === null, isOutside: zone === null && hasPlace };
}

type ShopTerms = Pick<
  CartShopFragment,
  'discountPercent' | 'tips' | 'deliveryFee' | 'freeDeliveryFrom' | 'minAmountForDelivery' | 'minimumOrderValue'
>;

const minorOf = (amount: { readonly minor: number } | null): Minor | null => amount && minor(amount.minor);

/** The server's rule: the zone's terms, and none for delivery while the zone is not known. */
export function termsOf(shop: ShopTerms, { zone, isZoneUnknown }: CartDestination): CartTerms {
  const { discountPercent, tips } = shop;
  const minimumOrderValue = minorOf(shop.minimumOrderValue);
  if (isZoneUnknown) {
    return {
      discountPercent,
      tips,
      delivery: { fee: null, freeFrom: null },
      limits: { minimumOrderValue, minAmountForDelivery: null },
    };
  }
  return {
    discountPercent,
    tips,
    delivery: {
      fee: minorOf(zone ? zone.fee : shop.deliveryFee),
      freeFrom: minorOf(zone ? zone.freeFrom : shop.freeDeliveryFrom),
    },
    limits: { minimumOrderValue, minAmountForDelivery: minorOf(zone ? zone.minimum : shop.minAmountForDelivery) },
  };
}
