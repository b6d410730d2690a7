import { toLocale } from '../../domain/locale';
import { localize, parseLocalized } from '../../domain/localized';
import { taxPercent } from '../../domain/tax';
import { inShopCurrency } from '../catalog/price.graphql';
import type { Channel as ChannelRow } from '../generated/prisma/client';
import { builder } from '../graphql/builder';
import type { Context } from '../graphql/context';
import { MoneyTotal } from '../graphql/shared.graphql';
import { Sales } from './sales.graphql';
import {
  type PaymentSales as PaymentSalesShape,
  type PromoCodeSales as PromoCodeSalesShape,
  readCategorySales,
  readDishSales,
  readPaymentSales,
  readPromoCodeSales,
  type SoldDishes,
} from './sales-parts.store';
import { readTaxSales, type TaxSales as TaxSalesShape } from './tax-sales.store';

const TOP_DISHES = 10;
const MOST_DISHES = 500;
const MOST_CODES = 100;

type OfShop<Shape> = Shape & { readonly shop: ChannelRow };

const nameOf = (name: unknown, { defaultLocale }: ChannelRow, { locale }: Context) =>
  localize(parseLocalized(name), locale, toLocale(defaultLocale));

const DishSales = builder.objectRef<OfShop<SoldDishes>>('DishSales').implement({
  description: 'How much of a dish was sold, all its variants together.',
  fields: (t) => ({
    name: t.string({
      description: 'The dish, as it was called in its newest order.',
      resolve: ({ name, shop }, _args, context) => nameOf(name, shop, context),
    }),
    quantity: t.exposeInt('quantity', { description: 'How many of the dish were ordered.' }),
    revenue: t.field({
      type: MoneyTotal,
      description: 'What they cost with their options, before discounts.',
      resolve: ({ revenue }, _args, context) => inShopCurrency(revenue, context),
    }),
  }),
});

const CategorySales = builder.objectRef<OfShop<SoldDishes>>('CategorySales').implement({
  description: 'How much of a category’s dishes was sold.',
  fields: (t) => ({
    name: t.string({
      nullable: true,
      description: 'The category; null for dishes that are in none, or deleted.',
      resolve: ({ name, shop }, _args, context) => (name === null ? null : nameOf(name, shop, context)),
    }),
    quantity: t.exposeInt('quantity', { description: 'How many dishes of the category were ordered.' }),
    revenue: t.field({
      type: MoneyTotal,
      description: 'What they cost with their options, before discounts.',
      resolve: ({ revenue }, _args, context) => inShopCurrency(revenue, context),
    }),
  }),
});

const PaymentSales = builder.objectRef<OfShop<PaymentSalesShape>>('PaymentSales').implement({
  description: 'What orders with one payment method have brought.',
  fields: (t) => ({
    name: t.string({
      description: 'The method, as it was called in its newest order.',
      resolve: ({ name, shop }, _args, context) => nameOf(name, shop, context),
    }),
    orders: t.exposeInt('orders', { description: 'Orders with this payment method that were not cancelled.' }),
    revenue: t.field({
      type: MoneyTotal,
      description: 'What they cost, with delivery and after discounts.',
      resolve: ({ revenue }, _args, context) => inShopCurrency(revenue, context),
    }),
  }),
});

const PromoCodeSales = builder.objectRef<PromoCodeSalesShape>('PromoCodeSales').implement({
  description: 'What orders with one promo code have brought.',
  fields: (t) => ({
    code: t.exposeString('code', { description: 'As it was when they were placed.' }),
    orders: t.exposeInt('orders', { description: 'Orders with this code that were not cancelled.' }),
    discount: t.field({
      type: MoneyTotal,
      description: 'What the code took off, free delivery not counted.',
      resolve: ({ discount }, _args, context) => inShopCurrency(discount, context),
    }),
    revenue: t.field({
      type: MoneyTotal,
      description: 'What they cost, with delivery and after discounts.',
      resolve: ({ revenue }, _args, context) => inShopCurrency(revenue, context),
    }),
  }),
});

const TaxSales = builder.objectRef<TaxSalesShape>('TaxSales').implement({
  description: 'What was sold at one rate of VAT, which is part of the prices.',
  fields: (t) => {
    const money = (part: 'net' | 'tax' | 'gross', description: string) =>
      t.field({
        type: MoneyTotal,
        description,
        resolve: (sales, _args, context) => inShopCurrency(sales[part], context),
      });
    return {
      rate: t.float({ description: 'Percent.', resolve: ({ rate }) => taxPercent(rate) }),
      gross: money('gross', 'What it cost, after discounts; tips are not counted.'),
      net: money('net', 'Without the VAT.'),
      tax: money('tax', 'The VAT; with `net` it is `gross`.'),
    };
  },
});

async function dishesOf(
  { shop, period }: typeof Sales.$inferType,
  limit: number,
  { db, replica }: Context,
): Promise<OfShop<SoldDishes>[]> {
  const dishes = await replica.late(db, (late) => readDishSales(late, shop, period, limit));
  return dishes.map((dish) => ({ ...dish, shop }));
}

builder.objectFields(Sales, (t) => ({
  topDishes: t.field({
    type: [DishSales],
    size: TOP_DISHES,
    description: `What was ordered most, at most ${TOP_DISHES} dishes.`,
    resolve: (sales, _args, context) => dishesOf(sales, TOP_DISHES, context),
  }),
  byDish: t.field({
    type: [DishSales],
    size: MOST_DISHES,
    description: `Every dish that was ordered, the most ordered first, at most ${MOST_DISHES}.`,
    resolve: (sales, _args, context) => dishesOf(sales, MOST_DISHES, context),
  }),
  byCategory: t.field({
    type: [CategorySales],
    description:
      'By category, the highest revenue first. A dish in several counts in the first of them by the menu’s order.',
    resolve: async ({ shop, period }, _args, { db, replica }) => {
      const categories = await replica.late(db, (late) => readCategorySales(late, shop, period));
      return categories.map((category) => ({ ...category, shop }));
    },
  }),
  byPayment: t.field({
    type: [PaymentSales],
    description: 'By payment method, the highest revenue first.',
    resolve: async ({ shop, period }, _args, { db, replica }) => {
      const methods = await replica.late(db, (late) => readPaymentSales(late, shop, period));
      return methods.map((method) => ({ ...method, shop }));
    },
  }),
  byPromoCode: t.field({
    type: [PromoCodeSales],
    size: MOST_CODES,
    description: `By promo code, the most used first, at most ${MOST_CODES}. Orders without one are left out.`,
    resolve: ({ shop, period }, _args, { db, replica }) =>
      replica.late(db, (late) => readPromoCodeSales(late, shop, period, MOST_CODES)),
  }),
  byTaxRate: t.field({
    type: [TaxSales],
    description:
      'By rate of VAT, the highest first: the sums of `Checkout.taxes`. Empty where no order has VAT. Refunds are not taken off.',
    resolve: ({ shop, period }, _args, { db, replica }) => replica.late(db, (late) => readTaxSales(late, shop, period)),
  }),
}));
