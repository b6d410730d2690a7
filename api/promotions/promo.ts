import type { PromoCode } from '../generated/prisma/client';
import { type Minor, minor, percentOf } from '../kernel/money';
import { PromoNotApplicable } from './refusals';

/** What a code asks and gives; amounts in minor units. A row of the database fits. */
export type PromoTerms = Pick<
  PromoCode,
  | 'code'
  | 'kind'
  | 'percent'
  | 'amount'
  | 'minimum'
  | 'startsAt'
  | 'endsAt'
  | 'totalLimit'
  | 'perClientLimit'
  | 'used'
  | 'isActive'
>;

/** The code that a shopper typed, with what the shop knows of it. */
export interface TypedPromo {
  /** As `readPromoCode` made it. */
  readonly text: string;
  /** Null when the shop has no such code, or no longer. */
  readonly terms: PromoTerms | null;
  /** Orders that this client placed with it and that were not cancelled; 0 while nobody knows who it is. */
  readonly usesByClient: number;
}

/** The cart that it is to be used for. */
export interface PromoCart {
  /** All lines after the shop's own discount. */
  readonly subtotal: Minor;
  /** `null` while the shopper has not chosen. */
  readonly method: 'DELIVERY' | 'PICKUP' | null;
  readonly now: Date;
}

/**
 * Why a code can't be used for a cart: what no cart can change first, what the shopper can change last.
 *
 * @returns null when it can. A code that is switched off looks like one that never was.
 */
export function promoRefusal(
  { terms, usesByClient }: TypedPromo,
  { subtotal, method, now }: PromoCart,
): PromoNotApplicable | null {
  if (!terms?.isActive) return new PromoNotApplicable('UNKNOWN');
  const { startsAt, endsAt, totalLimit, perClientLimit, used, kind } = terms;
  if (startsAt !== null && now < startsAt) return new PromoNotApplicable('NOT_YET');
  if (endsAt !== null && now >= endsAt) return new PromoNotApplicable('EXPIRED');
  if (totalLimit !== null && used >= totalLimit) return new PromoNotApplicable('USED_UP');
  if (perClientLimit !== null && usesByClient >= perClientLimit) return new PromoNotApplicable('USED_BY_CLIENT');
  if (kind === 'FREE_DELIVERY' && method === 'PICKUP') return new PromoNotApplicable('DELIVERY_ONLY');
  const missing = (terms.minimum ?? 0) - subtotal;
  return missing > 0 ? new PromoNotApplicable('BELOW_MINIMUM', minor(missing)) : null;
}

/** What a code that can be used does. */
export interface PromoEffect {
  /** Taken off the products. */
  readonly discount: Minor;
  readonly freesDelivery: boolean;
}

/** @param subtotal - all lines after the shop's own discount: a code never takes off more than that. */
export function promoEffect({ kind, percent, amount }: PromoTerms, subtotal: Minor): PromoEffect {
  if (kind === 'FREE_DELIVERY') return { discount: minor(0), freesDelivery: true };
  const discount = kind === 'PERCENT' ? percentOf(subtotal, percent ?? 0) : minor(Math.min(amount ?? 0, subtotal));
  return { discount, freesDelivery: false };
}
