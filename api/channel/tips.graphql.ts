import { minor } from '../../domain/money';
import type { Channel as ChannelRow } from '../generated/prisma/client';
import { builder } from '../graphql/builder';
import { OF_CATALOG } from '../graphql/of-catalog';
import { Money } from '../graphql/shared.graphql';
import { Channel, currencyOfChannel } from './channel.graphql';
import { TIP_OFFERS_LIMIT } from './channel-input';
import { TipBaseEnum, TipKindEnum } from './enums.graphql';

const inCurrency = (channel: ChannelRow, amounts: readonly number[]) =>
  amounts.map((amount) => ({ minor: minor(amount), currencyCode: currencyOfChannel(channel) }));

const ShopTips = builder.objectRef<ChannelRow>('ShopTips').implement({
  description: 'The tips that a shop offers. Any other amount can be given too.',
  fields: (t) => ({
    percents: t.intList({
      description: 'Percentages to choose from; none where amounts are offered.',
      resolve: ({ tipKind, tipPercents }) => (tipKind === 'PERCENT' ? tipPercents : []),
    }),
    amounts: t.field({
      type: [Money],
      size: TIP_OFFERS_LIMIT,
      description: 'Amounts to choose from; none where percentages are offered.',
      resolve: (channel) => inCurrency(channel, channel.tipKind === 'AMOUNT' ? channel.tipAmounts : []),
    }),
    base: t.expose('tipBase', { type: TipBaseEnum, description: 'What a percentage is of.' }),
  }),
});

builder.prismaObjectFields(Channel, (t) => ({
  tips: t.field({
    type: ShopTips,
    nullable: true,
    extensions: OF_CATALOG,
    description: 'The tips that a shopper is offered; null where the shop takes none.',
    resolve: (channel) => (channel.tipKind === 'OFF' ? null : channel),
  }),
  tipKind: t.expose('tipKind', {
    type: TipKindEnum,
    nullable: true,
    authScopes: { permission: 'settings' },
    description: 'What a shopper is offered as a tip.',
  }),
  tipPercents: t.exposeIntList('tipPercents', {
    nullable: true,
    authScopes: { permission: 'settings' },
    description: 'Percentages that are offered while `tipKind` is `PERCENT`.',
  }),
  tipAmounts: t.field({
    type: [Money],
    size: TIP_OFFERS_LIMIT,
    nullable: true,
    authScopes: { permission: 'settings' },
    description: 'Amounts that are offered while `tipKind` is `AMOUNT`.',
    resolve: (channel) => inCurrency(channel, channel.tipAmounts),
  }),
  tipBase: t.expose('tipBase', {
    type: TipBaseEnum,
    nullable: true,
    authScopes: { permission: 'settings' },
    description: 'What a percentage is of.',
  }),
}));
