import { isAllowedTo } from '../access/caller';
import { builder } from '../graphql/builder';
import { callerOf, channelOf } from '../graphql/context';
import { Deleted } from '../graphql/deleted.graphql';
import { readEntries, readLocalized } from '../graphql/localized-fields';
import { OF_CATALOG } from '../graphql/of-catalog';
import { LocalizedValue, LocalizedValueInput } from '../graphql/shared.graphql';
import { Conflict, InvalidInput, NotFound, TooManyEntries } from '../kernel/refusals';
import { Channel } from './channel.graphql';
import { PaymentTypeEnum } from './enums.graphql';
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
  description: 'A way to pay on receiving the order.',
  fields: (t) => ({
    type: t.expose('type', { type: PaymentTypeEnum, description: 'What kind of payment it is.' }),
    name: t.string({
      description: 'In the reader’s language.',
      resolve: ({ name }, _args, context) => readLocalized(name, context),
    }),
    nameTranslations: t.field({
      type: [LocalizedValue],
      description: 'The name in each language.',
      resolve: ({ name }) => readEntries(name),
    }),
    details: t.string({
      description: 'What to know about it, in the reader’s language.',
      resolve: ({ details }, _args, context) => readLocalized(details, context),
    }),
    detailsTranslations: t.field({
      type: [LocalizedValue],
      description: 'The details in each language.',
      resolve: ({ details }) => readEntries(details),
    }),
    isActive: t.exposeBoolean('isActive', { description: 'Whether shoppers can choose it.' }),
    version: t.exposeInt('version', { description: 'Goes up with each change; sent back when saving.' }),
  }),
});

builder.prismaObjectField('Channel', 'paymentMethods', (t) =>
  t.relation('paymentMethods', {
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
      orderBy: [{ position: 'asc' }, { id: 'asc' }],
    }),
  }),
);

const CreatePaymentMethodInput = builder.inputType('CreatePaymentMethodInput', {
  description: 'A new way to pay; it goes behind the others.',
  fields: (t) => ({
    type: t.field({ type: PaymentTypeEnum, required: true, description: 'What kind of payment it is.' }),
    name: t.field({ type: [LocalizedValueInput], required: true, description: 'Up to 80 characters.' }),
    details: t.field({ type: [LocalizedValueInput], description: 'Up to 500 characters.' }),
    isActive: t.boolean({ description: 'Yes when left out.' }),
  }),
});

const UpdatePaymentMethodInput = builder.inputType('UpdatePaymentMethodInput', {
  description: 'What is left out stays as it is.',
  fields: (t) => ({
    id: t.globalID({ for: [PaymentMethod], required: true, description: 'Which method.' }),
    version: t.int({ required: true, description: 'The one that was read.' }),
    type: t.field({ type: PaymentTypeEnum, description: 'What kind of payment it is.' }),
    name: t.field({ type: [LocalizedValueInput], description: 'All languages; up to 80 characters.' }),
    details: t.field({ type: [LocalizedValueInput], description: 'All languages; up to 500 characters.' }),
    isActive: t.boolean({ description: 'Whether shoppers can choose it.' }),
  }),
});

const ReorderPaymentMethodsInput = builder.inputType('ReorderPaymentMethodsInput', {
  description: 'The new order of the ways to pay.',
  fields: (t) => ({
    ids: t.globalIDList({
      for: [PaymentMethod],
      required: true,
      description: 'First to last; the rest stay behind them.',
    }),
  }),
});

builder.mutationFields((t) => ({
  createPaymentMethod: t.field({
    type: PaymentMethod,
    description: 'Adds a way to pay.',
    authScopes: { permission: 'settings' },
    errors: { types: [InvalidInput, TooManyEntries] },
    args: { input: t.arg({ type: CreatePaymentMethodInput, required: true, description: 'The method.' }) },
    resolve: (_root, { input }, context) => createPaymentMethod(callerOf(context), input),
  }),
  updatePaymentMethod: t.field({
    type: PaymentMethod,
    description: 'Changes a way to pay. Orders keep the name that they were placed with.',
    authScopes: { permission: 'settings' },
    errors: { types: [InvalidInput, NotFound, Conflict] },
    args: { input: t.arg({ type: UpdatePaymentMethodInput, required: true, description: 'What changes.' }) },
    resolve: (_root, { input }, context) => updatePaymentMethod(callerOf(context), { ...input, id: input.id.id }),
  }),
  deletePaymentMethod: t.field({
    type: Deleted,
    description: 'Removes a way to pay. Orders keep its name; carts that had chosen it choose again.',
    authScopes: { permission: 'settings' },
    errors: { types: [NotFound] },
    args: { id: t.arg.globalID({ for: [PaymentMethod], required: true, description: 'Which method.' }) },
    resolve: (_root, { id }, context) => deletePaymentMethod(callerOf(context), id.id),
  }),
  reorderPaymentMethods: t.field({
    type: Channel,
    description: 'Puts the ways to pay in order; answers with the shop, whose list has changed.',
    authScopes: { permission: 'settings' },
    errors: { types: [NotFound] },
    args: { input: t.arg({ type: ReorderPaymentMethodsInput, required: true, description: 'The order.' }) },
    resolve: (_root, { input: { ids } }, context) =>
      reorderPaymentMethods(
        callerOf(context),
        ids.map(({ id }) => id),
      ),
  }),
}));
