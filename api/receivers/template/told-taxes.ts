import { type TaxTotal, taxPercent } from '../../../domain/tax';
import type { ToldAmount } from '../../kernel/amounts';

/** All that an order has at one rate of VAT, which is part of the prices: `net` and `tax` sum to `gross`. */
export interface ToldTax {
  /** Percent: `5.5`. */
  readonly rate: number;
  readonly net: ToldAmount;
  readonly tax: ToldAmount;
  readonly gross: ToldAmount;
}

export function toldTax({ rate, net, tax, gross }: TaxTotal, amount: (value: number) => ToldAmount): ToldTax {
  return { rate: taxPercent(rate), net: amount(net), tax: amount(tax), gross: amount(gross) };
}
