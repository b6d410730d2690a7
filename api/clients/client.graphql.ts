import { currencyOfChannel } from '../channel/channel.graphql';
import { builder } from '../graphql/builder';
import { callerOf, channelOf } from '../graphql/context';
import { DEFAULT_PAGE_SIZE } from '../graphql/field-cost';
import { Money } from '../graphql/shared.graphql';
import { minor } from '../kernel/money';
import { InvalidInput, NotFound } from '../kernel/refusals';
import { updateClient } from './client.command';
import { clientsMatching } from './client-search';
import { totalsOf } from './client-totals';

const LARGEST_PAGE = 100;

export const Client = builder.prismaNode('Client', {
  id: { resolve: ({ id }) => id },
  findUnique: (id, context) => ({ id, channelId: channelOf(context).id }),
  nullable: true,
  authScopes: { permission: 'clients' },
  description: 'A person known by phone number, since they placed an order.',
  fields: (t) => ({
    name: t.exposeString('name', { description: 'As they gave it, or as staff changed it.' }),
    phone: t.exposeString('phone', { description: 'E.164.' }),
    note: t.exposeString('note', { nullable: true, description: 'What staff want to remember.' }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When they first ordered.' }),
    updatedAt: t.expose('updatedAt', { type: 'DateTime', description: 'Last change.' }),
    ordersCount: t.int({
      description: 'Orders that were not cancelled.',
      resolve: async ({ id }, _args, context) => (await totalsOf(context, id)).ordersCount,
    }),
    totalSpent: t.field({
      type: Money,
      description: 'What these orders come to.',
      resolve: async ({ id }, _args, context) => ({
        minor: minor((await totalsOf(context, id)).spent),
        currencyCode: currencyOfChannel(channelOf(context)),
      }),
    }),
    lastOrderAt: t.field({
      type: 'DateTime',
      nullable: true,
      description: 'When they ordered last; null when all was cancelled.',
      resolve: async ({ id }, _args, context) => (await totalsOf(context, id)).lastOrderAt,
    }),
  }),
});

builder.prismaObjectField('Channel', 'clients', (t) =>
  t.relatedConnection('clients', {
    cursor: 'id',
    nullable: true,
    totalCount: true,
    defaultSize: DEFAULT_PAGE_SIZE,
    maxSize: LARGEST_PAGE,
    authScopes: { permission: 'clients' },
    description: `People who ordered, the newest first; ${LARGEST_PAGE} a page at most.`,
    args: { search: t.arg.string({ description: 'Part of the name, or of the phone as people write it.' }) },
    query: ({ search }, context) => ({
      where: clientsMatching(search ?? '', channelOf(context).countryCode),
      orderBy: { id: 'desc' },
    }),
  }),
);

builder.queryField('client', (t) =>
  t.prismaField({
    type: Client,
    nullable: true,
    authScopes: { permission: 'clients' },
    description: 'A client by id; null when there is none.',
    args: { id: t.arg.globalID({ for: [Client], required: true, description: 'Which client.' }) },
    resolve: (query, _root, { id }, context) =>
      context.db.client.findFirst({ ...query, where: { id: id.id, channelId: channelOf(context).id } }),
  }),
);

const UpdateClientInput = builder.inputType('UpdateClientInput', {
  description: 'What is left out stays as it is.',
  fields: (t) => ({
    id: t.globalID({ for: [Client], required: true, description: 'Which client.' }),
    name: t.string({ description: '2 to 50 characters.' }),
    note: t.string({ description: 'Up to 1,000 characters; null or empty for none.' }),
  }),
});

builder.mutationField('updateClient', (t) =>
  t.field({
    type: Client,
    description: 'Changes how staff call a client and what they note. Placed orders keep the name that was given.',
    authScopes: { permission: 'clients' },
    errors: { types: [InvalidInput, NotFound] },
    args: { input: t.arg({ type: UpdateClientInput, required: true, description: 'What changes.' }) },
    resolve: (_root, { input }, context) => updateClient(callerOf(context), { ...input, id: input.id.id }),
  }),
);
