import { minor } from '../../domain/money';
import { currencyOfChannel } from '../channel/channel.graphql';
import { builder } from '../graphql/builder';
import { type Context, channelOf } from '../graphql/context';
import { readLocalized } from '../graphql/localized-fields';
import { LARGEST_AMOUNT, Money, MoneyTotal } from '../graphql/shared.graphql';
import { Client } from './client.graphql';
import { totalsOf } from './client-totals.store';
import { type FavouriteDish, favouritesOf } from './favourite-dishes.store';

const inShopCurrency = (amount: number, context: Context) => ({
  minor: minor(amount),
  currencyCode: currencyOfChannel(channelOf(context)),
});

const FavouriteDishType = builder.objectRef<FavouriteDish>('FavouriteDish').implement({
  description: 'A dish that a client orders often.',
  fields: (t) => ({
    name: t.string({
      description: 'As it was called when they ordered it last, in the reader’s language.',
      resolve: ({ name }, _args, context) => readLocalized(name, context),
    }),
    quantity: t.exposeInt('quantity', { description: 'How many of it they ordered.' }),
  }),
});

builder.prismaObjectFields(Client, (t) => ({
  ordersCount: t.exposeInt('ordersCount', { description: 'Orders that were not cancelled.' }),
  spentInAll: t.field({
    type: MoneyTotal,
    description: 'What these orders come to.',
    resolve: ({ totalSpent }, _args, context) => inShopCurrency(Number(totalSpent), context),
  }),
  totalSpent: t.field({
    type: Money,
    description: 'What these orders come to, as far as 32 bits hold it.',
    deprecationReason: 'A faithful client may spend more than 32 bits hold: ask for `spentInAll`.',
    resolve: ({ totalSpent }, _args, context) => inShopCurrency(Math.min(Number(totalSpent), LARGEST_AMOUNT), context),
  }),
  averageOrder: t.field({
    type: Money,
    nullable: true,
    description: 'What one of these orders comes to on average; null when there is none.',
    resolve: ({ totalSpent, ordersCount }, _args, context) =>
      ordersCount === 0 ? null : inShopCurrency(Math.round(Number(totalSpent) / ordersCount), context),
  }),
  firstOrderAt: t.field({
    type: 'DateTime',
    nullable: true,
    description: 'When they ordered first; null when all was cancelled.',
    resolve: async ({ id }, _args, context) => (await totalsOf(context, id)).firstOrderAt,
  }),
  lastOrderAt: t.field({
    type: 'DateTime',
    nullable: true,
    description: 'When they ordered last; null when all was cancelled.',
    resolve: ({ ordersCount, lastOrderAt }) => (ordersCount === 0 ? null : lastOrderAt),
  }),
  cancelledCount: t.int({
    description: 'Orders that were cancelled.',
    resolve: async ({ id }, _args, context) => (await totalsOf(context, id)).cancelledCount,
  }),
  favouriteDishes: t.field({
    type: [FavouriteDishType],
    description: 'What they order most, the most first; five at most.',
    resolve: ({ id }, _args, context) => favouritesOf(context, id),
  }),
}));
