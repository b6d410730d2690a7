import type { DeliveryMethod } from '../../../gql/graphql';

/** The shop's terms as far as they make the total; amounts in minor units of its currency. */
export interface CartTerms {
  readonly discountPercent: number;
  /** Null: no fee is configured, shipping is not included. */
  readonly deliveryFee: number | null;
  readonly freeDeliveryFrom: number | null;
  readonly minAmountForDelivery: number | null;
  readonly minimumOrderValue: number | null;
}

/** A promo code as the server last had it; amounts in minor units. */
export interface CartPromo {
  readonly code: string;
  /** Off the products; counted in the totals' discount too. */
  readonly discount: number;
  readonly freesDelivery: boolean;
  /** What it takes off, where it takes anything off the products of a cart. */
  readonly percent: number | null;
  readonly amount: number | null;
  /** Why it can't be used, in the reader's language; null when it can. */
  readonly problem: string | null;
}

export interface CartTotals {
  readonly productsCost: number;
  /** By the shop and by a promo code together. */
  readonly discount: number;
  readonly promo: CartPromo | null;
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
export function expectTotals(
  productsCost: number,
  method: DeliveryMethod,
  terms: CartTerms,
  applied: CartPromo | null = null,
): CartTotals {
  const { deliveryFee: fee, freeDeliveryFrom: freeFrom } = terms;
  const isDelivered = method === 'DELIVERY';
  const shopDiscount = percentOf(productsCost, terms.discountPercent);
  const subtotal = productsCost - shopDiscount;
  const promo = applied && { ...applied, discount: promoDiscount(applied, subtotal) };
  const discount = shopDiscount + (promo?.discount ?? 0);
  const isFree = freeFrom !== null && subtotal >= freeFrom;
  const deliveryFee = !isDelivered || isFree || promo?.freesDelivery ? 0 : fee;
  const minimum = Math.max(terms.minimumOrderValue ?? 0, isDelivered ? (terms.minAmountForDelivery ?? 0) : 0);
  return {
    productsCost,
    discount,
    promo,
    deliveryFee,
    total: productsCost - discount + (deliveryFee ?? 0),
    minimum,
    missingToMinimum: Math.max(0, minimum - subtotal),
    missingToFreeDelivery: missingToFree(),
  };

  function missingToFree(): number | null {
    if (!isDelivered || freeFrom === null || fee === 0) return null;
    return promo?.freesDelivery ? 0 : Math.max(0, freeFrom - subtotal);
  }
}

function percentOf(amount: number, percent: number): number {
  return Math.floor((amount * percent + 50) / 100);
}

/** Off what remains after the shop's own discount; whether the code still applies is the server's to say. */
function promoDiscount({ percent, amount, problem }: CartPromo, subtotal: number): number {
  if (problem !== null) return 0;
  return percent === null ? Math.min(amount ?? 0, subtotal) : percentOf(subtotal, percent);
}
