import { promoCode } from '../../domain/entities/promo-code';
import { minor } from '../../domain/money';
import { currencyOfChannel } from '../channel/channel.graphql';
import type { Prisma } from '../generated/prisma/client';
import { PromoKind } from '../generated/prisma/client';
import { builder } from '../graphql/builder';
import { type Context, channelOf } from '../graphql/context';
import { DEFAULT_PAGE_SIZE } from '../graphql/field-cost';
import { LARGEST_AMOUNT, Money, type MoneyShape, MoneyTotal } from '../graphql/shared.graphql';
import { staffMutations } from '../graphql/staff-mutations';
import { createPromoCode, deletePromoCode, updatePromoCode } from './promo-code.command';
import { PROMO_STATES, type PromoState, promoState, promosInState } from './promo-state';
import { spellPromoCode } from './promo-text';
import { takenOffBy } from './promo-totals.store';

export const PromoKindEnum = builder.enumType('PromoKind', {
  description: 'What a promo code takes off.',
  values: {
    [PromoKind.PERCENT]: { description: 'A share of the dishes, after the shop’s own discount.' },
    [PromoKind.AMOUNT]: { description: 'An amount, at most what the dishes cost.' },
    [PromoKind.FREE_DELIVERY]: { description: 'The delivery fee.' },
  },
});

const STATES: Readonly<Record<PromoState, string>> = {
  VALID: 'Shoppers can use it now.',
  FUTURE: 'Its time has not come.',
  OVER: 'Its time is over.',
  USED_UP: 'It was used as often as it may be.',
  OFF: 'Staff switched it off.',
};

const PromoCodeStateEnum = builder.enumType('PromoCodeState', {
  description:
    'Whether shoppers can use a promo code. Of several reasons why not, what no time can change comes first.',
  values: Object.fromEntries(
    PROMO_STATES.map((state) => [state, { value: state, description: STATES[state] }]),
  ) as Record<PromoState, { value: PromoState; description: string }>,
});

function inCurrency(amount: number | null, context: Context): MoneyShape | null {
  return amount === null ? null : { minor: minor(amount), currencyCode: currencyOfChannel(channelOf(context)) };
}

export const PromoCode = builder.prismaNode('PromoCode', {
  id: { resolve: ({ id }) => id },
  findUnique: (id, context) => ({ id, channelId: channelOf(context).id }),
  nullable: true,
  authScopes: { permission: 'settings' },
  description: 'A word that makes an order cheaper.',
  fields: (t) => ({
    code: t.exposeString('code', { description: 'Upper case, without spaces; shoppers may type it as they like.' }),
    kind: t.expose('kind', {
      type: PromoKindEnum,
      description: 'Whether it takes off a percentage, an amount, or the delivery fee.',
    }),
    percent: t.exposeInt('percent', { nullable: true, description: '1 to 100; of kind `PERCENT` only.' }),
    amount: t.field({
      type: Money,
      nullable: true,
      description: 'Of kind `AMOUNT` only.',
      resolve: ({ amount }, _args, context) => inCurrency(amount, context),
    }),
    minimum: t.field({
      type: Money,
      nullable: true,
      description: 'What the dishes have to be worth after the shop’s own discount; null asks nothing.',
      resolve: ({ minimum }, _args, context) => inCurrency(minimum, context),
    }),
    startsAt: t.expose('startsAt', { type: 'DateTime', nullable: true, description: 'Can’t be used before.' }),
    endsAt: t.expose('endsAt', { type: 'DateTime', nullable: true, description: 'Can’t be used from then on.' }),
    totalLimit: t.exposeInt('totalLimit', { nullable: true, description: 'Orders in all; null is unlimited.' }),
    perClientLimit: t.exposeInt('perClientLimit', {
      nullable: true,
      description: 'Orders of one phone number; null is unlimited.',
    }),
    used: t.exposeInt('used', { description: 'Orders that were placed with it and not cancelled.' }),
    takenOffInAll: t.field({
      type: MoneyTotal,
      description: 'What it has taken off the dishes of these orders; delivery that it freed is not counted.',
      resolve: async ({ id }, _args, context) => ({
        minor: minor(await takenOffBy(context, id)),
        currencyCode: currencyOfChannel(channelOf(context)),
      }),
    }),
    takenOff: t.field({
      type: Money,
      description: 'The same as far as 32 bits hold it.',
      deprecationReason: 'A busy shop’s code may take off more than 32 bits hold: ask for `takenOffInAll`.',
      resolve: async ({ id }, _args, context) => ({
        minor: minor(Math.min(await takenOffBy(context, id), LARGEST_AMOUNT)),
        currencyCode: currencyOfChannel(channelOf(context)),
      }),
    }),
    isActive: t.exposeBoolean('isActive', { description: 'Whether it can be used at all.' }),
    state: t.field({
      type: PromoCodeStateEnum,
      description: 'Whether shoppers can use it now.',
      resolve: (promo, _args, context) => promoState(promo, context.now()),
    }),
    version: t.exposeInt('version', { description: 'Goes up with each change by staff; sent back when saving.' }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When the code was made.' }),
    updatedAt: t.expose('updatedAt', { type: 'DateTime', description: 'When staff last changed it.' }),
  }),
});

builder.prismaObjectField('Channel', 'promoCodes', (t) =>
  t.relatedConnection(
    'promoCodes',
    {
      cursor: 'id',
      nullable: true,
      totalCount: true,
      defaultSize: DEFAULT_PAGE_SIZE,
      maxSize: 100,
      authScopes: { permission: 'settings' },
      description: 'Promo codes, the newest first.',
      args: {
        search: t.arg.string({ description: 'Part of the code, as people type it.' }),
        state: t.arg({ type: PromoCodeStateEnum, description: 'Only those in this state; all when left out.' }),
      },
      query: ({ search, state }, { db, now }) => ({
        where: { AND: [readPromoSearch(search ?? ''), state ? promosInState(db, state, now()) : {}] },
        orderBy: { id: 'desc' },
      }),
    },
    { name: 'PromoCodeConnection', description: 'Promo codes, page by page.' },
    { name: 'PromoCodeEdge', description: 'A promo code with the cursor to go on from.' },
  ),
);

const commands = { create: createPromoCode, update: updatePromoCode, remove: deletePromoCode };

staffMutations(PromoCode, { noun: 'code', permission: 'settings' }).described(promoCode, commands, {
  about: {
    code: 'Letters, digits, hyphens and underscores',
    kind: 'What the code takes off',
    percent: '1 to 100; needed for `PERCENT`',
    amount: 'Minor units of the shop’s currency; needed for `AMOUNT`',
    minimum: 'Minor units that the dishes have to be worth',
    startsAt: 'Can’t be used before',
    endsAt: 'Can’t be used from then on',
    totalLimit: 'Orders in all, at least 1; below `used` it is used up',
    perClientLimit: 'Orders of one phone number, at least 1',
    isActive: 'Whether shoppers can use it',
  },
  inputs: { kind: (t, options) => t.field({ type: PromoKindEnum, ...options }) },
  create: { description: 'Adds a promo code.' },
  update: { description: 'Changes a promo code. Placed orders keep what they were placed with.' },
  remove: { description: 'Removes a promo code. Orders keep its text and what it took off.' },
});

/** Matches promo codes by a part of the code, ignoring case and spaces. */
function readPromoSearch(typed: string): Prisma.PromoCodeWhereInput {
  const text = spellPromoCode(typed);
  // Prisma hands `contains` on to LIKE, whose own signs mean themselves here.
  return text === '' ? {} : { code: { contains: text.replace(/[%_\\]/g, '\\$&') } };
}
