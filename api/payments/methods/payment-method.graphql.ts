import { isAllowedTo } from '../../access/caller';
import { Channel } from '../../channel/channel.graphql';
import { describePaying } from '../../channel/describe-paying';
import { PaymentTypeEnum } from '../../channel/enums.graphql';
import { builder } from '../../graphql/builder';
import { channelOf } from '../../graphql/context';
import { localizedFields, readLocalized } from '../../graphql/localized-fields';
import { menuSize } from '../../graphql/menu-size';
import { OF_CATALOG } from '../../graphql/of-catalog';
import { LocalizedValueInput } from '../../graphql/shared.graphql';
import { staffMutations } from '../../graphql/staff-mutations';
import { IN_PLACE } from '../../kernel/in-place';
import { TooManyEntries } from '../../kernel/refusals';
import { PaymentProvider } from '../accounts/payment-account.graphql';
import { PaymentProviderKindEnum } from '../enums.graphql';
import {
  createPaymentMethod,
  deletePaymentMethod,
  PAYMENT_METHODS_LIMIT,
  reorderPaymentMethods,
  updatePaymentMethod,
} from './payment-method.command';

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
    description: `Ways to pay, in the order that staff gave them, at most ${PAYMENT_METHODS_LIMIT}.`,
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

const PROVIDER = 'Who takes the money before the order is placed; null: it is paid on receiving. Never for cash.';

const mutations = staffMutations(PaymentMethod, { noun: 'method', permission: 'settings' });

mutations.create(createPaymentMethod, {
  description: 'Adds a way to pay.',
  errors: [TooManyEntries],
  input: 'A new way to pay; it goes behind the others.',
  fields: (t) => ({
    type: t.field({
      type: PaymentTypeEnum,
      required: true,
      description: 'Whether it is cash, card, or a kind of the shop’s own.',
    }),
    name: t.field({
      type: [LocalizedValueInput],
      required: true,
      description: 'What shoppers choose it by, up to 80 characters.',
    }),
    details: t.field({ type: [LocalizedValueInput], description: 'Up to 500 characters.' }),
    isActive: t.boolean({ description: 'Whether shoppers can choose the method at once; true when left out.' }),
    providerId: t.globalID({ for: PaymentProvider, description: PROVIDER }),
  }),
});

mutations.update(updatePaymentMethod, {
  description: 'Changes a way to pay. Orders keep the name that they were placed with.',
  fields: (t) => ({
    type: t.field({ type: PaymentTypeEnum, description: 'Another kind of payment.' }),
    name: t.field({
      type: [LocalizedValueInput],
      description: 'What shoppers choose it by, in all languages; up to 80 characters.',
    }),
    details: t.field({ type: [LocalizedValueInput], description: 'All languages; up to 500 characters.' }),
    isActive: t.boolean({ description: 'Whether shoppers shall be able to pay by it.' }),
    providerId: t.globalID({ for: PaymentProvider, description: PROVIDER }),
  }),
});

mutations.remove(deletePaymentMethod, {
  description: 'Removes a way to pay. Orders keep its name; carts that had chosen it choose again.',
});

mutations.reorder(reorderPaymentMethods, {
  description: 'Puts the ways to pay in order; answers with the shop, whose list has changed.',
  answers: Channel,
  input: 'The new order of the ways to pay.',
});
