import { paymentMethod } from '../../../domain/entities/payment-method';
import { isAllowedTo } from '../../access/caller';
import { Channel } from '../../channel/channel.graphql';
import { describePaying } from '../../channel/describe-paying';
import { PaymentTypeEnum } from '../../channel/enums.graphql';
import { builder } from '../../graphql/builder';
import { channelOf } from '../../graphql/context';
import { localizedFields, readLocalized } from '../../graphql/localized-fields';
import { menuSize } from '../../graphql/menu-size';
import { OF_CATALOG } from '../../graphql/of-catalog';
import { staffMutations } from '../../graphql/staff-mutations';
import { IN_PLACE } from '../../kernel/in-place';
import { PaymentProvider } from '../accounts/payment-account.graphql';
import { PaymentProviderKindEnum } from '../enums.graphql';
import { paymentMethods } from './payment-method.command';

export const PaymentMethod = builder.prismaNode('PaymentMethod', {
  extensions: OF_CATALOG,
  id: { resolve: ({ id }) => id },
  findUnique: (id, context) => ({ id, channelId: channelOf(context).id }),
  nullable: true,
  description: 'A way to pay.',
  fields: (t) => ({
    type: t.expose('type', { type: PaymentTypeEnum, description: 'Cash, card, or a kind of the shop’s own.' }),
    ...localizedFields(t, 'name'),
    ...localizedFields(t, 'details'),
    details: t.string({
      extensions: OF_CATALOG,
      select: { details: true, provider: { select: { kind: true, isLive: true } } },
      description:
        'What to know about it, in the reader’s language. Of one that is paid online it says that, where staff say nothing; ' +
        'and that play money is paid, where that is so.',
      resolve: ({ details, provider }, _args, context) =>
        describePaying(readLocalized(details, context), provider, context.locale),
    }),
    isActive: t.exposeBoolean('isActive', { description: 'Whether shoppers can pay by it.' }),
    onlineProvider: t.field({
      type: PaymentProviderKindEnum,
      nullable: true,
      select: { provider: { select: { kind: true } } },
      description:
        'Who takes the money before the order is placed: the shopper pays on their page. Null: it is paid on receiving.',
      resolve: ({ provider }) => provider?.kind ?? null,
    }),
    isTest: t.boolean({
      select: { provider: { select: { isLive: true } } },
      description: 'Whether play money is paid: the shop is trying it out.',
      resolve: ({ provider }) => provider?.isLive === false,
    }),
    provider: t.relation('provider', {
      type: PaymentProvider,
      nullable: true,
      authScopes: { permission: 'settings' },
      description: 'The account that takes the money; for those who may change settings.',
    }),
    version: t.exposeInt('version', { description: 'Goes up with each change; sent back when saving.' }),
  }),
});

builder.prismaObjectField('Channel', 'paymentMethods', (t) =>
  t.relation('paymentMethods', {
    size: menuSize('paymentMethods'),
    extensions: OF_CATALOG,
    description: `Ways to pay, in the order that staff gave them, at most ${paymentMethod.limit}.`,
    args: {
      includeInactive: t.arg.boolean({
        defaultValue: false,
        description: 'Those that shoppers can’t choose too; nobody else than who may change settings gets them.',
      }),
    },
    query: ({ includeInactive }, { actor }) => ({
      where: includeInactive && isAllowedTo(actor, 'settings') ? {} : { isActive: true },
      orderBy: IN_PLACE,
    }),
  }),
);

staffMutations(PaymentMethod, { noun: 'method', permission: 'settings' }).described(paymentMethod, paymentMethods, {
  about: {
    type: 'Whether it is cash, card, or a kind of the shop’s own',
    name: 'What shoppers choose it by',
    details: '',
    isActive: 'Whether shoppers shall be able to pay by it',
    providerId: 'Who takes the money before the order is placed; without one it is paid on receiving. Never for cash',
  },
  inputs: {
    type: (t, options) => t.field({ type: PaymentTypeEnum, ...options }),
    providerId: (t, options) => t.globalID({ for: PaymentProvider, ...options }),
  },
  create: { description: 'Adds a way to pay.' },
  update: { description: 'Changes a way to pay. Orders keep the name that they were placed with.' },
  remove: { description: 'Removes a way to pay. Orders keep its name; carts that had chosen it choose again.' },
  reorder: {
    description: 'Puts the ways to pay in order; answers with the shop, whose list has changed.',
    answers: Channel,
  },
});
