import type { Minor } from '../../domain/money';
import { DomainError } from '../kernel/domain-error';

/** Why a promo code takes nothing off; stable. */
export const PROMO_REASONS = [
  'UNKNOWN',
  'NOT_YET',
  'EXPIRED',
  'USED_UP',
  'USED_BY_CLIENT',
  'DELIVERY_ONLY',
  'BELOW_MINIMUM',
] as const;

export type PromoReason = (typeof PROMO_REASONS)[number];

/** Reasons that end when the shopper changes the cart: a code waits on the cart for that. */
const WAITING: readonly PromoReason[] = ['DELIVERY_ONLY', 'BELOW_MINIMUM'];

/** A promo code that can't be used: at all, by this client, or for this cart. */
export class PromoNotApplicable extends DomainError {
  readonly code = 'PROMO_NOT_APPLICABLE';
  override readonly httpStatus = 409;
  override readonly money = ['missing'];

  /** @param missing - what the products lack to the code's minimum; only with `BELOW_MINIMUM`. */
  constructor(
    readonly reason: PromoReason,
    readonly missing: Minor | null = null,
  ) {
    super({ reason, ...(missing !== null && { missing }) }, ['promoCode']);
  }

  /** Whether the code takes effect by itself once the cart allows it. */
  get waitsForCart(): boolean {
    return WAITING.includes(this.reason);
  }
}
