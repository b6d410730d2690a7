import { ApiScope } from '../../generated/prisma/client';
import { builder } from '../../graphql/builder';
import { channelOf } from '../../graphql/context';
import { staffMutations } from '../../graphql/staff-mutations';
import { InvalidInput } from '../../kernel/refusals';
import { createApiToken, type NewApiToken, revokeApiToken } from './api-token.command';

const ApiScopeEnum = builder.enumType('ApiScope', {
  description: 'A permission of an API token, in addition to what any caller may do.',
  values: {
    [ApiScope.STOREFRONT]: { description: '`storefront`: fill carts and place orders for shoppers.' },
    [ApiScope.ORDERS_READ]: { description: '`orders:read`: see orders with names, phones and addresses.' },
    [ApiScope.ORDERS_WRITE]: { description: '`orders:write`: move orders on, delay and cancel them; sees them too.' },
    [ApiScope.REFUNDS]: {
      description: '`refunds`: give back what was paid by card, as a manager may; sees orders too.',
    },
    [ApiScope.CATALOG_READ]: {
      description: '`catalog:read`: see the whole menu, hidden dishes and the stop list too.',
    },
    [ApiScope.CATALOG_WRITE]: {
      description: '`catalog:write`: change the menu, prices and the stop list; sees them too.',
    },
    [ApiScope.CLIENTS]: {
      description: '`clients`: see clients with their contacts, and change what the shop knows of them.',
    },
    [ApiScope.RECEIVERS]: {
      description: '`receivers`: see, change and test receivers, and send again what did not arrive.',
    },
  },
});

export const ApiToken = builder.prismaNode('ApiToken', {
  id: { resolve: ({ id }) => id },
  findUnique: (id, context) => ({ id, channelId: channelOf(context).id }),
  nullable: true,
  authScopes: { permission: 'staff' },
  description: 'What a program of a third party signs its requests with: `Authorization: Bearer carte_…`.',
  fields: (t) => ({
    name: t.exposeString('name', { description: 'What it is for.' }),
    prefix: t.exposeString('prefix', { description: 'Its first characters, by which it is recognised.' }),
    scopes: t.expose('scopes', { type: [ApiScopeEnum], description: 'What it may do.' }),
    isTest: t.exposeBoolean('isTest', {
      description:
        'Whether its orders are test orders: marked, left out of all counts, and sent to test receivers only.',
    }),
    createdBy: t.relation('createdBy', { nullable: true, description: 'The staff member who made the token.' }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When the token was made.' }),
    expiresAt: t.expose('expiresAt', { type: 'DateTime', nullable: true, description: 'Null: it does not end.' }),
    isExpired: t.boolean({
      description: 'Whether its time has ended.',
      resolve: ({ expiresAt }, _args, { now }) => expiresAt !== null && expiresAt <= now(),
    }),
    lastUsedAt: t.expose('lastUsedAt', {
      type: 'DateTime',
      nullable: true,
      description: 'The last request, to a minute; null when there was none.',
    }),
    revokedAt: t.expose('revokedAt', { type: 'DateTime', nullable: true, description: 'Null while it works.' }),
  }),
});

builder.prismaObjectField('Channel', 'apiTokens', (t) =>
  t.relatedConnection(
    'apiTokens',
    {
      cursor: 'id',
      totalCount: true,
      defaultSize: 24,
      maxSize: 100,
      nullable: true,
      authScopes: { permission: 'staff' },
      description: 'API tokens, the newest first, revoked ones included.',
      query: () => ({ orderBy: { id: 'desc' } }),
    },
    { name: 'ApiTokenConnection', description: 'API tokens, page by page.' },
    { name: 'ApiTokenEdge', description: 'An API token with the cursor to go on from.' },
  ),
);

const NewApiTokenType = builder.objectRef<NewApiToken>('NewApiToken').implement({
  description: 'A token that was just made.',
  fields: (t) => ({
    apiToken: t.field({
      type: ApiToken,
      description: 'The token, without its secret.',
      resolve: ({ apiToken }) => apiToken,
    }),
    secret: t.exposeString('secret', { description: 'The token itself. It is shown this once and kept nowhere.' }),
  }),
});

const mutations = staffMutations(ApiToken, { noun: 'token', permission: 'staff' });

mutations.withInput('createApiToken', createApiToken, {
  description: 'Makes an API token and shows it, this once.',
  answers: NewApiTokenType,
  errors: [InvalidInput],
  input: 'A new API token.',
  about: 'Name, scopes, whether it is for tests, and end.',
  fields: (t) => ({
    name: t.string({ required: true, description: 'What it is for; up to 50 characters.' }),
    scopes: t.field({ type: [ApiScopeEnum], required: true, description: 'What it may do; at least one.' }),
    isTest: t.boolean({
      description: 'Whether what it orders are test orders; no when left out. It can’t be changed afterwards.',
    }),
    expiresAt: t.field({ type: 'DateTime', description: 'In the future; left out, it does not end.' }),
  }),
});

mutations.ofOne('revokeApiToken', revokeApiToken, {
  description: 'Ends an API token at once and for good.',
  answers: ApiToken,
});
