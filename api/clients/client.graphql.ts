import type { Prisma } from '../generated/prisma/client';
import { builder } from '../graphql/builder';
import { channelOf } from '../graphql/context';
import { DEFAULT_PAGE_SIZE } from '../graphql/field-cost';
import { staffMutations } from '../graphql/staff-mutations';
import { readPersonSearch } from '../kernel/person-search';
import { updateClient } from './client.command';
import { CLIENT_SORTS, type ClientSort, clientOrder } from './client-sort';

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
    version: t.exposeInt('version', { description: 'Goes up with each change by staff; sent back when saving.' }),
    note: t.exposeString('note', { nullable: true, description: 'What staff want to remember.' }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When they first ordered.' }),
    updatedAt: t.expose('updatedAt', {
      type: 'DateTime',
      description: 'When what is kept of the client last changed.',
    }),
  }),
});

const SORTS: Readonly<Record<ClientSort, string>> = {
  NEWEST: 'Who came to know the shop last, first.',
  NAME: 'By name, from A.',
  LAST_ORDER: 'Who ordered last, first.',
  TOTAL_SPENT: 'Who spent most, first.',
  ORDERS_COUNT: 'Who ordered most often, first.',
};

const ClientSortEnum = builder.enumType('ClientSort', {
  description: 'How clients can be sorted. Cancelled orders count nothing.',
  values: Object.fromEntries(CLIENT_SORTS.map((sort) => [sort, { value: sort, description: SORTS[sort] }])) as Record<
    ClientSort,
    { value: ClientSort; description: string }
  >,
});

builder.prismaObjectField('Channel', 'clients', (t) =>
  t.relatedConnection('clients', {
    cursor: 'id',
    nullable: true,
    totalCount: true,
    defaultSize: DEFAULT_PAGE_SIZE,
    maxSize: LARGEST_PAGE,
    authScopes: { permission: 'clients' },
    description: `People who ordered; ${LARGEST_PAGE} a page at most.`,
    args: {
      search: t.arg.string({ description: 'Part of the name, or of the phone as people write it.' }),
      sort: t.arg({ type: ClientSortEnum, defaultValue: 'NEWEST', description: 'In which order the clients come.' }),
      isReversed: t.arg.boolean({ defaultValue: false, description: 'The same order, last to first.' }),
    },
    query: ({ search, sort, isReversed }, context) => ({
      where: clientsMatching(search ?? '', channelOf(context).countryCode),
      orderBy: clientOrder(sort ?? 'NEWEST', isReversed ?? false),
    }),
  }),
);

builder.queryField('client', (t) =>
  t.prismaField({
    type: Client,
    nullable: true,
    authScopes: { permission: 'clients' },
    description: 'A client by id; null when there is none.',
    args: { id: t.arg.globalID({ for: [Client], required: true, description: 'The client to read.' }) },
    resolve: (query, _root, { id }, context) =>
      context.db.client.findFirst({ ...query, where: { id: id.id, channelId: channelOf(context).id } }),
  }),
);

staffMutations(Client, { noun: 'client', permission: 'clients' }).update(updateClient, {
  description: 'Changes how staff call a client and what they note. Placed orders keep the name that was given.',
  fields: (t) => ({
    name: t.string({ description: '2 to 50 characters.' }),
    note: t.string({ description: 'Up to 1,000 characters; null or empty for none.' }),
  }),
});

/**
 * Which clients a search means: a part of the name, or of the phone as people write it.
 *
 * @param country - the shop's, by which a whole national number is read (ISO 3166-1 alpha-2).
 */
function clientsMatching(search: string, country: string): Prisma.ClientWhereInput {
  const wanted = readPersonSearch(search, country);
  if (!wanted) return {};
  return {
    OR: [
      { name: { contains: wanted.text, mode: 'insensitive' } },
      ...wanted.phoneParts.map((part) => ({ phone: { contains: part } })),
    ],
  };
}
