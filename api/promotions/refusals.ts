import type { Minor } from '../../domain/money';
import { refusal } from '../kernel/refusal';

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

export class PromoNotApplicable extends refusal(
  'PROMO_NOT_APPLICABLE',
  409,
  'The promo code can’t be used: at all, by this client, or for this cart.',
) {
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
