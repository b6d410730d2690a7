import type { Locale } from '../../../domain/locale';
import { minor } from '../../../domain/money';
import type { CheckoutView } from '../checkout-view';
import type { ShopTerms } from '../pricing/shop-terms';
import { BelowMinimum } from '../refusals';

/** Rules that staff can set aside for one order, as the order keeps them. */
export const ORDER_RULES = ['MINIMUM', 'DELIVERY_FEE', 'SLOT'] as const;

export type OrderRule = (typeof ORDER_RULES)[number];

/** What staff set aside, before it is known whether it stands in the way at all. */
export interface SetAside {
  readonly minimum: boolean;
  readonly slot: boolean;
  /** Minor units to ask for in place of the shop's own fee; null leaves that. */
  readonly deliveryFee: number | null;
}

/** An order that staff take for somebody else. */
export interface DeskOrder {
  /** Null: a program took it. */
  readonly takenById: string | null;
  readonly setAside: SetAside;
  /** The shopper's. */
  readonly locale: Locale;
}

/** The terms that an order is priced by once rules are set aside. */
export function termsAside(terms: ShopTerms, { minimum, deliveryFee }: SetAside): ShopTerms {
  const { limits, delivery } = terms;
  return {
    ...terms,
    ...(minimum && { limits: { ...limits, minimumOrderValue: null, minAmountForDelivery: null } }),
    delivery: deliveryFee === null ? delivery : { fee: minor(deliveryFee), freeFrom: null },
  };
}

/** An order by the rules. */
interface Ruled extends Pick<CheckoutView, 'problems'> {
  readonly totals: Pick<CheckoutView['totals'], 'deliveryFee'>;
  readonly details: Pick<CheckoutView['details'], 'deliveryMethod'>;
}

/**
 * Which of the rules made the order another one: only those are written down.
 *
 * @param cart - as it is by the rules.
 */
export function overriddenIn(
  { problems, totals, details }: Ruled,
  { minimum, deliveryFee }: SetAside,
): readonly OrderRule[] {
  const isBelow = problems.some((problem) => problem instanceof BelowMinimum);
  const isOtherFee = deliveryFee !== null && deliveryFee !== totals.deliveryFee;
  return [
    ...(minimum && isBelow ? (['MINIMUM'] as const) : []),
    ...(isOtherFee && details.deliveryMethod === 'DELIVERY' ? (['DELIVERY_FEE'] as const) : []),
  ];
}
