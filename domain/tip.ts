import { type Minor, minor, percentOf } from './money';
import type { Totals } from './totals';

export const TIP_KINDS = ['OFF', 'PERCENT', 'AMOUNT'] as const;
export const TIP_BASES = ['PRODUCTS', 'TOTAL'] as const;

export type TipBase = (typeof TIP_BASES)[number];

/** Tips of a shop that takes any. */
export interface TipRule {
  /** Offered, whole, 1 to 100; none where the shop offers amounts. */
  readonly percents: readonly number[];
  /** What a percentage is of. */
  readonly base: TipBase;
}

/** What a shopper gives: a percentage that is offered, or any amount. Without both, nothing. */
export interface TipChoice {
  readonly percent: number | null;
  /** Minor units; a percentage goes first. */
  readonly amount: number | null;
}

export interface Tip {
  readonly tip: Minor;
  /** Null: an amount was chosen, or nothing. */
  readonly tipPercent: number | null;
}

/** Why a tip can't be given. */
export type TipBreach =
  | { readonly code: 'OFF' | 'NOT_OFFERED' }
  | { readonly code: 'TOO_LARGE'; readonly maximum: Minor };

export const NO_TIP: TipChoice = { percent: null, amount: null };

/** The most that is taken: as much again as the order costs before discounts. More is a slip of the finger. */
export function greatestTip({ productsCost, deliveryFee }: Pick<Totals, 'productsCost' | 'deliveryFee'>): Minor {
  return minor(productsCost + (deliveryFee ?? 0));
}

/**
 * The tip of an order. A percentage follows the order. An amount stays what it is, up to the greatest tip of what is
 * left of the order. A percentage that is offered no longer gives nothing.
 *
 * @param rule - null: the shop takes no tips.
 * @param order - what it costs without a tip.
 */
export function tipOf({ percent, amount }: TipChoice, rule: TipRule | null, order: Totals): Tip {
  if (rule === null) return { tip: minor(0), tipPercent: null };
  if (percent === null) return { tip: minor(Math.min(amount ?? 0, greatestTip(order))), tipPercent: null };
  if (!rule.percents.includes(percent)) return { tip: minor(0), tipPercent: null };
  const base = rule.base === 'TOTAL' ? order.total : minor(order.productsCost - order.discount);
  return { tip: percentOf(base, percent), tipPercent: percent };
}

/** Why a shopper can't choose this tip; null when they can. */
export function tipBreach({ percent, amount }: TipChoice, rule: TipRule | null, order: Totals): TipBreach | null {
  if (percent === null && !amount) return null;
  if (rule === null) return { code: 'OFF' };
  if (percent !== null) return rule.percents.includes(percent) ? null : { code: 'NOT_OFFERED' };
  const maximum = greatestTip(order);
  return (amount ?? 0) > maximum ? { code: 'TOO_LARGE', maximum } : null;
}
