import type { DeliveryMethod } from '../../gql/graphql';

/** The shop's terms as far as they make the total; amounts in minor units of its currency. */
export interface CartTerms {
  readonly discountPercent: number;
  /** Null: no fee is configured, shipping is not included. */
  readonly deliveryFee: number | null;
  readonly freeDeliveryFrom: number | null;
  readonly minAmountForDelivery: number | null;
  readonly minimumOrderValue: number | null;
}

export interface CartTotals {
  readonly productsCost: number;
  readonly discount: number;
  readonly deliveryFee: number | null;
  readonly total: number;
  readonly minimum: number;
  readonly missingToMinimum: number;
  /** Null where delivery is never free, or costs nothing anyway. */
  readonly missingToFreeDelivery: number | null;
}

/**
 * What the server will answer, so that the total moves with the finger. The server's rules, on the server's terms; its
 * answer replaces this one.
 */
export function expectTotals(productsCost: number, method: DeliveryMethod, terms: CartTerms): CartTotals {
  const { deliveryFee: fee, freeDeliveryFrom: freeFrom } = terms;
  const isDelivered = method === 'DELIVERY';
  const discount = Math.floor((productsCost * terms.discountPercent + 50) / 100);
  const subtotal = productsCost - discount;
  const isFree = freeFrom !== null && subtotal >= freeFrom;
  const deliveryFee = !isDelivered || isFree ? 0 : fee;
  const minimum = Math.max(terms.minimumOrderValue ?? 0, isDelivered ? (terms.minAmountForDelivery ?? 0) : 0);
  return {
    productsCost,
    discount,
    deliveryFee,
    total: subtotal + (deliveryFee ?? 0),
    minimum,
    missingToMinimum: Math.max(0, minimum - subtotal),
    missingToFreeDelivery: !isDelivered || freeFrom === null || fee === 0 ? null : Math.max(0, freeFrom - subtotal),
  };
}
