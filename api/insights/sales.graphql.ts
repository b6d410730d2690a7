import { toLocale } from '../../domain/locale';
import { localize, parseLocalized } from '../../domain/localized';
import { inShopCurrency } from '../catalog/price.graphql';
import { Channel } from '../channel/channel.graphql';
import { OrderReasonEnum } from '../checkout/enums.graphql';
import type { Channel as ChannelRow } from '../generated/prisma/client';
import { builder } from '../graphql/builder';
import { Money, MoneyTotal } from '../graphql/shared.graphql';
import { type SalesHour as SalesHourShape, type Sales as SalesShape, sumSales } from './sales';
import { type DishSales as DishSalesShape, readSalesQuarters, readTopDishes } from './sales.store';
import { type SalesPeriod, salesPeriod } from './sales-period';

const MOST_DAYS = 31;
const LONGEST_AGO = 366;
const TOP_DISHES = 10;
/** Reads a month of orders. */
const COST = 2_000;

type OfShop<Shape> = Shape & { readonly shop: ChannelRow };

const CancelCount = builder.objectRef<SalesShape['cancellations'][number]>('CancelCount').implement({
  description: 'How many orders were cancelled for one reason.',
  fields: (t) => ({
    reason: t.expose('reason', {
      type: OrderReasonEnum,
      nullable: true,
      description: 'The reason; null for what staff wrote in words of their own.',
    }),
    count: t.exposeInt('count', { description: 'How many.' }),
  }),
});

const SalesHour = builder.objectRef<SalesHourShape>('SalesHour').implement({
  description: 'What an hour of the day has brought, all days of the period together.',
  fields: (t) => ({
    hour: t.exposeInt('hour', { description: 'As the shop’s clocks show it: 0 to 23.' }),
    orders: t.exposeInt('orders', { description: 'Placed in it and not cancelled.' }),
    revenue: t.field({
      type: MoneyTotal,
      description: 'What they cost.',
      resolve: ({ revenue }, _args, context) => inShopCurrency(revenue, context),
    }),
  }),
});

const DishSales = builder.objectRef<OfShop<DishSalesShape>>('DishSales').implement({
  description: 'How much of a dish was sold, all its variants together.',
  fields: (t) => ({
    name: t.string({
      description: 'The dish, as it was called in its newest order.',
      resolve: ({ name, shop }, _args, { locale }) =>
        localize(parseLocalized(name), locale, toLocale(shop.defaultLocale)),
    }),
    quantity: t.exposeInt('quantity', { description: 'How many.' }),
    revenue: t.field({
      type: MoneyTotal,
      description: 'What they cost with their options, before discounts.',
      resolve: ({ revenue }, _args, context) => inShopCurrency(revenue, context),
    }),
  }),
});

const Sales = builder.objectRef<OfShop<SalesShape> & { readonly period: SalesPeriod }>('Sales').implement({
  description: 'What a period has brought, by when orders were placed. Money is of the shop’s present currency.',
  fields: (t) => ({
    orders: t.exposeInt('orders', { description: 'Placed and not cancelled.' }),
    revenue: t.field({
      type: MoneyTotal,
      description: 'What they cost, with delivery and after discounts.',
      resolve: ({ revenue }, _args, context) => inShopCurrency(revenue, context),
    }),
    averageCheck: t.field({
      type: Money,
      nullable: true,
      description: 'What one of them cost on average; null when there was none.',
      resolve: ({ averageCheck }, _args, context) =>
        averageCheck === null ? null : inShopCurrency(averageCheck, context),
    }),
    cancelled: t.exposeInt('cancelled', { description: 'Placed and cancelled.' }),
    cancellations: t.expose('cancellations', {
      type: [CancelCount],
      description: 'Why those were cancelled, the most frequent reason first.',
    }),
    byHour: t.expose('byHour', { type: [SalesHour], description: 'The 24 hours of the day.' }),
    topDishes: t.field({
      type: [DishSales],
      description: `What was ordered most, at most ${TOP_DISHES} dishes.`,
      resolve: async ({ shop, period }, _args, { db, replica }) => {
        const dishes = await replica.late(db, (late) => readTopDishes(late, shop, period, TOP_DISHES));
        return dishes.map((dish) => ({ ...dish, shop }));
      },
    }),
  }),
});

const within = (value: number, least: number, most: number) => Math.min(Math.max(value, least), most);

builder.prismaObjectField(Channel, 'sales', (t) =>
  t.field({
    type: Sales,
    nullable: true,
    authScopes: { permission: 'orders' },
    complexity: COST,
    description: 'What days in a row have brought, by the shop’s clocks.',
    args: {
      days: t.arg.int({ defaultValue: 1, description: `How many days: 1 to ${MOST_DAYS}.` }),
      daysAgo: t.arg.int({
        defaultValue: 0,
        description: `How long ago the last of them was, 0 to ${LONGEST_AGO}; 0 is today.`,
      }),
      toThisTime: t.arg.boolean({
        defaultValue: false,
        description:
          'Ends the last day at what the shop’s clocks show now, so that it can be compared with the day that goes on.',
      }),
    },
    resolve: async (shop, { days, daysAgo, toThisTime }, { db, replica, now }) => {
      const meant = {
        days: within(days ?? 1, 1, MOST_DAYS),
        daysAgo: within(daysAgo ?? 0, 0, LONGEST_AGO),
        isToThisTime: toThisTime ?? false,
      };
      const period = salesPeriod(meant, now(), shop.timeZone);
      const quarters = await replica.late(db, (late) => readSalesQuarters(late, shop, period));
      return { ...sumSales(quarters, shop.timeZone), shop, period };
    },
  }),
);
