import { type TaxTotal, taxPercent } from '../../../domain/tax';
import type { AmountObject } from '../../kernel/amounts';

/** All that an order has at one rate of VAT, which is part of the prices: `net` and `tax` sum to `gross`. */
export interface TaxObject {
  /** Percent: `5.5`. */
  readonly rate: number;
  readonly net: AmountObject;
  readonly tax: AmountObject;
  readonly gross: AmountObject;
}

export function taxObject({ rate, net, tax, gross }: TaxTotal, amount: (value: number) => AmountObject): TaxObject {
  return { rate: taxPercent(rate), net: amount(net), tax: amount(tax), gross: amount(gross) };
}
