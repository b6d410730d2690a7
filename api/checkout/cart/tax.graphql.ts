import type { CurrencyCode } from '../../../domain/money';
import { TAX_RATE_PER_PERCENT, type TaxTotal as TaxTotalShape } from '../../../domain/tax';
import { builder } from '../../graphql/builder';
import { Money } from '../../graphql/shared.graphql';
import type { CheckoutView } from '../checkout-view';
import { orderTaxes } from '../pricing/order-taxes';

type Told = TaxTotalShape & { readonly currencyCode: CurrencyCode };

export const TaxTotal = builder.objectRef<Told>('TaxTotal').implement({
  description: 'All that an order has at one rate of VAT, which is part of the prices.',
  fields: (t) => {
    const money = (part: 'net' | 'tax' | 'gross', description: string) =>
      t.field({
        type: Money,
        description,
        resolve: ({ currencyCode, ...total }) => ({ minor: total[part], currencyCode }),
      });
    return {
      rate: t.float({ description: 'Percent.', resolve: ({ rate }) => rate / TAX_RATE_PER_PERCENT }),
      net: money('net', 'Without the VAT.'),
      tax: money('tax', 'The VAT; with `net` it is `gross`.'),
      gross: money('gross', 'What is paid for it.'),
    };
  },
});

export function taxTotals(view: CheckoutView): Told[] {
  const { currencyCode } = view;
  return (orderTaxes(view)?.totals ?? []).map((total) => ({ ...total, currencyCode }));
}
