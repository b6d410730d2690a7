import { paymentMethod } from '../../../domain/entities/payment-method';
import { isAllowedTo } from '../../access/caller';
import { Channel } from '../../channel/channel.graphql';
import { describePaying } from '../../channel/describe-paying';
import { PaymentTypeEnum } from '../../channel/enums.graphql';
import type { PaymentMethod as PaymentMethodRow } from '../../generated/prisma/client';
import { builder } from '../../graphql/builder';
import { activeOrAsked, fromCatalog, nodeOf } from '../../graphql/from-catalog';
import { localizedFields, readLocalized } from '../../graphql/localized-fields';
import { menuSize } from '../../graphql/menu-size';
import { OF_CATALOG } from '../../graphql/of-catalog';
import { staffMutations } from '../../graphql/staff-mutations';
import { PaymentProvider } from '../accounts/payment-account.graphql';
import { PaymentProviderKindEnum } from '../enums.graphql';
import { paymentMethods } from './payment-method.command';

export const PaymentMethod = builder.node(builder.objectRef<PaymentMethodRow>('PaymentMethod'), {
  extensions: OF_CATALOG,
  id: { resolve: ({ id }) => id },
  loadWithoutCache: nodeOf(({ frame }, id) => frame.paymentMethods.find((method) => method.id === id)),
  description: 'A way to pay.',
  fields: (t) => ({
    type: t.expose('type', { type: PaymentTypeEnum, description: 'Cash, card, or a kind of the shop’s own.' }),
    ...localizedFields(t, 'name'),
    ...localizedFields(t, 'details'),
    details: t.string({
      extensions: OF_CATALOG,
      description:
        'What to know about it, in the reader’s language. Of one that is paid online it says that, where staff say nothing; ' +
        'and that play money is paid, where that is so.',
      resolve: fromCatalog((catalog, method, _args, context) =>
        describePaying(readLocalized(method.details, context), catalog.providerOf(method), context.locale),
      ),
    }),
    isActive: t.exposeBoolean('isActive', { description: 'Whether shoppers can pay by it.' }),
    onlineProvider: t.field({
      type: PaymentProviderKindEnum,
      nullable: true,
      description:
        'Who takes the money before the order is placed: the shopper pays on their page. Null: it is paid on receiving.',
      resolve: fromCatalog((catalog, method) => catalog.providerOf(method)?.kind ?? null),
    }),
    isTest: t.boolean({
      description: 'Whether play money is paid: the shop is trying it out.',
      resolve: fromCatalog((catalog, method) => catalog.providerOf(method)?.isLive === false),
    }),
    provider: t.field({
      type: PaymentProvider,
      nullable: true,
      authScopes: { permission: 'settings' },
      description: 'The account that takes the money; for those who may change settings.',
      resolve: ({ providerId: id }, _args, { db }) =>
        id === null ? null : db.paymentProvider.findUnique({ where: { id } }),
    }),
    version: t.exposeInt('version', { description: 'Goes up with each change; sent back when saving.' }),
  }),
});

builder.objectField(Channel, 'paymentMethods', (t) =>
  t.field({
    type: [PaymentMethod],
    size: menuSize('paymentMethods'),
    extensions: OF_CATALOG,
    description: `Ways to pay, in the order that staff gave them, at most ${paymentMethod.limit}.`,
    args: {
      includeInactive: t.arg.boolean({
        defaultValue: false,
        description:
          'Whether to include those that shoppers can’t choose. Only callers with the permission `settings` get them.',
      }),
    },
    resolve: fromCatalog(({ frame }, _shop, { includeInactive }, { actor }) =>
      frame.paymentMethods.filter(activeOrAsked(includeInactive && isAllowedTo(actor, 'settings'))),
    ),
  }),
);

staffMutations(PaymentMethod, { noun: 'method', permission: 'settings' }).described(paymentMethod, paymentMethods, {
  about: {
    type: 'Whether it is cash, card, or a kind of the shop’s own',
    name: 'What shoppers choose it by',
    details: '',
    isActive: 'Whether shoppers can choose to pay by it',
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
