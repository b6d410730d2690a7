import { minor } from '../../../domain/money';
import { type OrderTaxes, TAX_RATE_PER_PERCENT, type TaxTotal, taxesOf } from '../../../domain/tax';
import type { ToldAmount } from '../../kernel/amounts';
import type { PlacedOrder } from './placed-order';

/** All that an order has at one rate of VAT, which is part of the prices: `net` and `tax` sum to `gross`. */
export interface ToldTax {
  /** Percent: `5.5`. */
  readonly rate: number;
  readonly net: ToldAmount;
  readonly tax: ToldAmount;
  readonly gross: ToldAmount;
}

/** Null: the order has no VAT. */
export function placedTaxes({ lines, deliveryFee, deliveryTaxRate, tip, total }: PlacedOrder): OrderTaxes | null {
  return taxesOf({
    lines: lines.map(({ unitPrice, quantity, taxRate }) => ({ total: minor(unitPrice * quantity), taxRate })),
    deliveryFee: minor(deliveryFee ?? 0),
    deliveryTaxRate,
    tip: minor(tip ?? 0),
    total: minor(total ?? 0),
  });
}

export function toldTax({ rate, net, tax, gross }: TaxTotal, amount: (value: number) => ToldAmount): ToldTax {
  return { rate: rate / TAX_RATE_PER_PERCENT, net: amount(net), tax: amount(tax), gross: amount(gross) };
}
