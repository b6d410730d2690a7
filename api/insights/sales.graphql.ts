import { GraphQLError } from 'graphql';
import { refuseTests } from '../access/caller';
import { inShopCurrency } from '../catalog/price.graphql';
import { Channel } from '../channel/channel.graphql';
import { OrderReasonEnum } from '../checkout/enums.graphql';
import type { Channel as ChannelRow } from '../generated/prisma/client';
import { builder } from '../graphql/builder';
import type { Context } from '../graphql/context';
import { Money, MoneyTotal } from '../graphql/shared.graphql';
import { LONGEST_PERIOD, readOwnPeriod } from './own-period.graphql';
import { type SalesHour as SalesHourShape, type Sales as SalesShape, sumSales } from './sales';
import { readSalesQuarters } from './sales.store';
import { type SalesPeriod, salesPeriod } from './sales-period';

const MOST_DAYS = 31;
const LONGEST_AGO = 366;
/** Reads a month of orders. */
const COST = 2_000;
const COST_OF_YEAR = 10_000;

type SalesOfPeriod = SalesShape & { readonly shop: ChannelRow; readonly period: SalesPeriod };

async function salesOf(shop: ChannelRow, period: SalesPeriod, { db, replica, actor }: Context): Promise<SalesOfPeriod> {
  refuseTests(actor);
  const quarters = await replica.late(db, (late) => readSalesQuarters(late, shop, period));
  return { ...sumSales(quarters, shop.timeZone), shop, period };
}

const CancelCount = builder.objectRef<SalesShape['cancellations'][number]>('CancelCount').implement({
  description: 'How many orders were cancelled for one reason.',
  fields: (t) => ({
    reason: t.expose('reason', {
      type: OrderReasonEnum,
      nullable: true,
      description: 'The reason; null for what staff wrote in words of their own.',
    }),
    count: t.exposeInt('count', { description: 'How many were cancelled for it.' }),
  }),
});

const SalesHour = builder.objectRef<SalesHourShape>('SalesHour').implement({
  description: 'What an hour of the day has brought, all days of the period together.',
  fields: (t) => ({
    hour: t.exposeInt('hour', { description: 'As the shop’s clocks show it: 0 to 23.' }),
    orders: t.exposeInt('orders', { description: 'Placed in it and not cancelled.' }),
    revenue: t.field({
      type: MoneyTotal,
      description: 'What the orders of the hour cost.',
      resolve: ({ revenue }, _args, context) => inShopCurrency(revenue, context),
    }),
  }),
});

const SourceSales = builder.objectRef<SalesShape['bySource'][number]>('SourceSales').implement({
  description: 'What orders of one place have brought.',
  fields: (t) => ({
    source: t.exposeString('source', {
      nullable: true,
      description: 'The place, such as a marketplace; null: this shop.',
    }),
    orders: t.exposeInt('orders', { description: 'Orders from there that were not cancelled.' }),
    revenue: t.field({
      type: MoneyTotal,
      description: 'What the orders from there cost.',
      resolve: ({ revenue }, _args, context) => inShopCurrency(revenue, context),
    }),
    commission: t.field({
      type: MoneyTotal,
      description: 'What the place keeps of it, as far as it has said.',
      resolve: ({ commission }, _args, context) => inShopCurrency(commission, context),
    }),
  }),
});

/** Its parts by dish, category and the like stand in `sales-parts.graphql.ts`. */
export const Sales = builder.objectRef<SalesOfPeriod>('Sales').implement({
  description: 'What a period has brought, by when orders were placed. Money is of the shop’s present currency.',
  fields: (t) => ({
    orders: t.exposeInt('orders', { description: 'Orders of the period that were not cancelled.' }),
    revenue: t.field({
      type: MoneyTotal,
      description: 'What they cost, with delivery and after discounts; tips are not counted.',
      resolve: ({ revenue }, _args, context) => inShopCurrency(revenue, context),
    }),
    tips: t.field({
      type: MoneyTotal,
      description: 'What was given on top of it.',
      resolve: ({ tips }, _args, context) => inShopCurrency(tips, context),
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
    bySource: t.expose('bySource', {
      type: [SourceSales],
      description: 'What came from this shop and from each other place, the most first.',
    }),
  }),
});

/** @throws {GraphQLError} for a number that sales are not counted by. */
function within(name: string, value: number, least: number, most: number): number {
  if (value >= least && value <= most) return value;
  throw new GraphQLError(`\`${name}\` is from ${least} to ${most}; it was ${value}.`, {
    extensions: { code: 'BAD_USER_INPUT', path: [name], http: { status: 400 } },
  });
}

builder.prismaObjectField(Channel, 'sales', (t) =>
  t.field({
    type: Sales,
    nullable: true,
    authScopes: { permission: 'orders' },
    work: COST,
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
    resolve: (shop, { days, daysAgo, toThisTime }, context) => {
      const meant = {
        days: within('days', days ?? 1, 1, MOST_DAYS),
        daysAgo: within('daysAgo', daysAgo ?? 0, 0, LONGEST_AGO),
        isToThisTime: toThisTime ?? false,
      };
      return salesOf(shop, salesPeriod(meant, context.now(), shop.timeZone), context);
    },
  }),
);

builder.prismaObjectField(Channel, 'salesBetween', (t) =>
  t.field({
    type: Sales,
    nullable: true,
    authScopes: { permission: 'orders' },
    work: COST_OF_YEAR,
    description: `What a period of your own has brought, by the shop’s clocks: at most ${LONGEST_PERIOD} days.`,
    args: {
      from: t.arg({ type: 'Date', required: true, description: 'Its first day.' }),
      to: t.arg({ type: 'Date', required: true, description: 'Its last day.' }),
    },
    resolve: (shop, { from, to }, context) => salesOf(shop, readOwnPeriod(from, to, shop.timeZone), context),
  }),
);
