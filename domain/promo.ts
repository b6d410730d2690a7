import { type Minor, minor, percentOf } from './money';
import type { DeliveryMethod } from './order-status';

export const PROMO_KINDS = ['PERCENT', 'AMOUNT', 'FREE_DELIVERY'] as const;

export type PromoKind = (typeof PROMO_KINDS)[number];

/** What a code gives; amounts in minor units. */
export interface PromoGift {
  readonly kind: PromoKind;
  /** Whole, of a `PERCENT` code. */
  readonly percent: number | null;
  /** Of an `AMOUNT` code. */
  readonly amount: number | null;
}

/** A code's conditions and what it gives. A database row has this shape. */
export interface PromoTerms extends PromoGift {
  readonly code: string;
  readonly minimum: number | null;
  readonly startsAt: Date | null;
  readonly endsAt: Date | null;
  readonly totalLimit: number | null;
  readonly perClientLimit: number | null;
  readonly used: number;
  readonly isActive: boolean;
}

/** The code that a shopper typed, and the shop's record of it. */
export interface TypedPromo {
  /** As parsed: upper case, without spaces. */
  readonly text: string;
  /** Null when the shop has no such code, or no longer has it. */
  readonly terms: PromoTerms | null;
  /** Orders of this client with the code that were not cancelled; 0 while the client is unknown. */
  readonly usesByClient: number;
}

/** The cart that the code is applied to. */
export interface PromoCart {
  /** All lines after the shop's own discount. */
  readonly subtotal: Minor;
  /** `null` while the shopper has not chosen. */
  readonly method: DeliveryMethod | null;
  readonly now: Date;
}

/** Why a code can't be used. */
export type PromoBreach =
  | { readonly code: 'UNKNOWN' | 'NOT_YET' | 'EXPIRED' | 'USED_UP' | 'USED_BY_CLIENT' | 'DELIVERY_ONLY' }
  | { readonly code: 'BELOW_MINIMUM'; readonly missing: Minor };

/**
 * Why a code can't be used for a cart. Reasons that no cart can change come first, reasons that the shopper can
 * change last.
 * @returns null when it can be used. A code that is switched off gives the same reason as an unknown code, so that
 * nobody learns which codes exist.
 */
export function promoBreach(
  { terms, usesByClient }: TypedPromo,
  { subtotal, method, now }: PromoCart,
): PromoBreach | null {
  if (!terms?.isActive) return { code: 'UNKNOWN' };
  const { startsAt, endsAt, totalLimit, perClientLimit, used, kind } = terms;
  if (startsAt !== null && now < startsAt) return { code: 'NOT_YET' };
  if (endsAt !== null && now >= endsAt) return { code: 'EXPIRED' };
  if (totalLimit !== null && used >= totalLimit) return { code: 'USED_UP' };
  if (perClientLimit !== null && usesByClient >= perClientLimit) return { code: 'USED_BY_CLIENT' };
  if (kind === 'FREE_DELIVERY' && method === 'PICKUP') return { code: 'DELIVERY_ONLY' };
  const missing = (terms.minimum ?? 0) - subtotal;
  return missing > 0 ? { code: 'BELOW_MINIMUM', missing: minor(missing) } : null;
}

/** The effect of a usable code. */
export interface PromoEffect {
  /** Taken off the products. */
  readonly discount: Minor;
  readonly freesDelivery: boolean;
}

/** @param subtotal - all lines after the shop's own discount: a code never takes off more than that. */
export function promoEffect({ kind, percent, amount }: PromoGift, subtotal: Minor): PromoEffect {
  if (kind === 'FREE_DELIVERY') return { discount: minor(0), freesDelivery: true };
  const discount = kind === 'PERCENT' ? percentOf(subtotal, percent ?? 0) : minor(Math.min(amount ?? 0, subtotal));
  return { discount, freesDelivery: false };
}
