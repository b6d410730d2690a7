import { type Minor, minor } from './money';
import type { DeliveryMethod } from './order-status';
import { splitAmount } from './split-amount';

/** Which of a shop's rates something has; `ZERO` is 0 % everywhere. */
export const TAX_CLASSES = ['STANDARD', 'REDUCED', 'LOW', 'ZERO'] as const;

export type TaxClass = (typeof TAX_CLASSES)[number];

/** Rates are whole hundredths of a percent: 5.5 % is 550. */
export const TAX_RATE_PER_PERCENT = 100;
const WHOLE = 100 * TAX_RATE_PER_PERCENT;

/** A rate as people and programs read it: 550 is 5.5. */
export function taxPercent(rate: number): number;
export function taxPercent(rate: number | null): number | null;
export function taxPercent(rate: number | null): number | null {
  return rate === null ? null : rate / TAX_RATE_PER_PERCENT;
}

/** How an order is received, as far as VAT asks. */
export type TaxWay = DeliveryMethod | 'TABLE';

/** The VAT in the prices of a shop that names it. */
export interface TaxRules {
  readonly rates: Readonly<Record<TaxClass, number>>;
  /** Of dishes that have no class of their own. */
  readonly ways: Readonly<Record<TaxWay, TaxClass>>;
  readonly deliveryFee: TaxClass;
}

/** @param table - the one that the client sits at; a delivered order has none. */
export function taxWayOf(method: DeliveryMethod | null, table: string | null): TaxWay {
  if (method === 'DELIVERY') return method;
  return table === null ? 'PICKUP' : 'TABLE';
}

/** @param own - the dish's class; null: by the way it is received. */
export function taxRateOf({ rates, ways }: TaxRules, way: TaxWay, own: TaxClass | null): number {
  return rates[own ?? ways[way]];
}

/** The VAT in an amount, rounded once to the nearest minor unit, halves up. */
export function includedTax(gross: Minor, rate: number): Minor {
  const divisor = WHOLE + rate;
  return minor(Math.floor((2 * gross * rate + divisor) / (2 * divisor)));
}

/** What VAT is computed from. */
export interface TaxedOrder {
  /** `total`: of all of them, before discounts. A line that a change brought without a rate counts as 0 %. */
  readonly lines: readonly { readonly total: Minor; readonly taxRate: number | null }[];
  readonly deliveryFee: Minor | null;
  /** Null: the order has no VAT. */
  readonly deliveryTaxRate: number | null;
  readonly tip: Minor;
  readonly total: Minor;
}

/** All that is sold at one rate: `net` and `tax` sum to `gross`. */
export interface TaxTotal {
  readonly rate: number;
  readonly net: Minor;
  readonly tax: Minor;
  readonly gross: Minor;
}

export interface OrderTaxes {
  /** The highest rate first; their `gross` sum to the order's total without the tip. */
  readonly totals: readonly TaxTotal[];
  /** In each line, as it is paid: after its share of the discount. */
  readonly lines: readonly Minor[];
  readonly deliveryFee: Minor;
}

/**
 * The VAT in an order. A discount is spread over the dishes by what they cost. The tax is rounded once for each rate, on
 * the sum of what is sold at it, and then split over its dishes and the delivery: parts always sum to the whole. Tips bear
 * none.
 *
 * @returns null for an order without VAT.
 */
export function taxesOf({ lines, deliveryFee, deliveryTaxRate, tip, total }: TaxedOrder): OrderTaxes | null {
  if (deliveryTaxRate === null) return null;
  const fee = deliveryFee ?? minor(0);
  const paid = splitAmount(
    minor(total - fee - tip),
    lines.map((line) => line.total),
  );
  const dishes = lines.map(({ taxRate }, index) => ({ rate: taxRate ?? 0, gross: paid[index] ?? minor(0) }));
  const parts = [...dishes, { rate: deliveryTaxRate, gross: fee }];
  const rates = [...new Set(parts.map(({ rate }) => rate))].sort((one, other) => other - one);
  const sums = rates.map((rate) => {
    const amounts = parts.map((part) => (part.rate === rate ? part.gross : 0));
    const gross = sumOf(amounts);
    const tax = includedTax(gross, rate);
    return { total: { rate, net: minor(gross - tax), tax, gross }, shares: splitAmount(tax, amounts) };
  });
  const taxOf = (place: number) => sumOf(sums.map(({ shares }) => shares[place] ?? 0));
  return {
    totals: sums.map((sum) => sum.total).filter(({ gross }) => gross > 0),
    lines: lines.map((_line, index) => taxOf(index)),
    deliveryFee: taxOf(lines.length),
  };
}

function sumOf(amounts: readonly number[]): Minor {
  return minor(amounts.reduce((sum, amount) => sum + amount, 0));
}
