import type { CurrencyCode } from '../../../domain/money';
import { type TaxTotal as TaxTotalShape, taxPercent } from '../../../domain/tax';
import { builder } from '../../graphql/builder';
import { Money } from '../../graphql/shared.graphql';
import { orderTaxes } from '../pricing/order-taxes';
import { Checkout, moneyScope } from './checkout.graphql';

type Told = TaxTotalShape & { readonly currencyCode: CurrencyCode };

const TaxTotal = builder.objectRef<Told>('TaxTotal').implement({
  description: 'All that an order has at one rate of VAT, which is part of the prices.',
  fields: (t) => {
    const money = (part: 'net' | 'tax' | 'gross', description: string) =>
      t.field({
        type: Money,
        description,
        resolve: ({ currencyCode, ...total }) => ({ minor: total[part], currencyCode }),
      });
    return {
      rate: t.float({ description: 'Percent.', resolve: ({ rate }) => taxPercent(rate) }),
      net: money('net', 'Without the VAT.'),
      tax: money('tax', 'The VAT; with `net` it is `gross`.'),
      gross: money('gross', 'What is paid for it.'),
    };
  },
});

builder.interfaceFields(Checkout, (t) => ({
  taxes: t.field({
    type: [TaxTotal],
    size: 4,
    authScopes: moneyScope,
    description:
      'The VAT in the total, by rates, the highest first: dishes after discounts, and delivery. Tips bear none. Empty where the shop names no VAT. Not for cooks.',
    resolve: (view) => {
      const { currencyCode } = view;
      return (orderTaxes(view)?.totals ?? []).map((total) => ({ ...total, currencyCode }));
    },
  }),
  deliveryTaxRate: t.float({
    nullable: true,
    description: 'VAT in the delivery fee, percent; null where the shop names none.',
    resolve: (view) => taxPercent(view.deliveryTaxRate),
  }),
  deliveryTax: t.field({
    type: Money,
    nullable: true,
    authScopes: moneyScope,
    description: 'The VAT in the delivery fee; null where the shop names none. Not for cooks.',
    resolve: (view) => {
      const taxes = orderTaxes(view);
      return taxes && { minor: taxes.deliveryFee, currencyCode: view.currencyCode };
    },
  }),
}));
