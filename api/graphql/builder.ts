import SchemaBuilder from '@pothos/core';
import DataloaderPlugin from '@pothos/plugin-dataloader';
import ErrorsPlugin from '@pothos/plugin-errors';
import PrismaPlugin from '@pothos/plugin-prisma';
import RelayPlugin from '@pothos/plugin-relay';
import ScopeAuthPlugin from '@pothos/plugin-scope-auth';
import { GraphQLError } from 'graphql';
import { isAllowedTo } from '../access/caller';
import type { Permission } from '../access/roles';
import type PrismaTypes from '../generated/pothos';
import { getDatamodel } from '../generated/pothos';
import { Refusal } from '../kernel/refusal';
import { Forbidden } from '../kernel/refusals';
import { accessOf } from './access';
import type { Context } from './context';
import { COST_OF_IDS } from './field-cost';
import { decodeId, encodeId } from './global-id';
import ImmediateIdsPlugin from './immediate-ids';
import SharedResultsPlugin from './shared-results';
import { scopeForReading } from './token-access';

interface SchemaTypes {
  Context: Context;
  PrismaTypes: PrismaTypes;
  DefaultFieldNullability: false;
  DefaultEdgesNullability: false;
  DefaultNodeNullability: false;
  AuthScopes: {
    /** Anyone, signed in or not. Said of a field so that no field is open by oversight. */
    public: boolean;
    /** Anyone who orders; a program that speaks for shoppers needs the scope for it. */
    shopper: boolean;
    /** Any staff member; what all of them may read, a program that keeps the catalog may too. */
    staff: boolean;
    permission: Permission;
  };
  Scalars: {
    ID: { Input: string; Output: string };
    /** ISO 8601 instant. */
    DateTime: { Input: Date; Output: Date };
    /** `YYYY-MM-DD`. */
    Date: { Input: string; Output: string };
    /** `HH:mm`. */
    TimeOfDay: { Input: string; Output: string };
  };
}

const UUID = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i;

function isUuid(value: string): boolean {
  return UUID.test(value);
}

/** What an id of the API stands for; null for one of an invalid form, whatever is wrong with it. */
export function readId(globalId: string): { typename: string; id: string } | null {
  try {
    const decoded = decodeId(globalId);
    return isUuid(decoded.id) && builder.configStore.getTypeConfig(decoded.typename, 'Object') ? decoded : null;
  } catch {
    return null;
  }
}

/** @param path - where it stands in the call; left out where that is not known. */
export function invalidId(path?: readonly string[]): GraphQLError {
  return new GraphQLError('This is not an id of this API.', {
    extensions: { code: 'INVALID_ID', ...(path && { path }) },
  });
}

/** An id of an invalid form is a caller's mistake, never a database error. */
function requireReadable(globalId: string): { typename: string; id: string } {
  const decoded = readId(globalId);
  if (decoded) return decoded;
  throw invalidId();
}

const capitalized = (name: string) => name.charAt(0).toUpperCase() + name.slice(1);

export const builder = new SchemaBuilder<SchemaTypes>({
  plugins: [
    SharedResultsPlugin,
    ErrorsPlugin,
    ScopeAuthPlugin,
    PrismaPlugin,
    RelayPlugin,
    DataloaderPlugin,
    ImmediateIdsPlugin,
  ],
  defaultFieldNullability: false,
  relay: {
    clientMutationId: 'omit',
    cursorType: 'String',
    edgesFieldOptions: { nullable: false },
    nodeFieldOptions: { nullable: false },
    nodesOnConnection: { description: 'The items, without their cursors.' },
    encodeGlobalID: (typename, id) => encodeId(typename, String(id)),
    decodeGlobalID: requireReadable,
    nodeQueryOptions: { authScopes: { public: true }, description: 'Any object by its id.' },
    nodesQueryOptions: {
      authScopes: { public: true },
      ...COST_OF_IDS,
      description:
        'Objects by their ids, in the same order: null for what is gone or not the caller’s. Of an id of an invalid form all are refused, with `INVALID_ID` and its path.',
    },
  },
  scopeAuth: {
    // Subscriptions live on: their rights are asked again at each event by the resolver.
    authorizeOnSubscribe: true,
    authScopes: ({ actor }) => ({
      public: true,
      shopper: actor.kind !== 'token' || actor.scopes.includes('STOREFRONT'),
      staff: actor.kind === 'staff' || (actor.kind === 'token' && isAllowedTo(actor, 'catalog')),
      permission: (permission) => isAllowedTo(actor, permission),
    }),
    unauthorizedError: (_parent, { actor }, { parentType, fieldName }) => {
      if (actor.kind === 'token') {
        const access = accessOf(parentType.getFields()[fieldName]?.extensions);
        return new Forbidden(access && scopeForReading(access));
      }
      return actor.kind === 'staff'
        ? new GraphQLError('You are not allowed to do this.', { extensions: { code: 'FORBIDDEN' } })
        : new GraphQLError('Please sign in.', { extensions: { code: 'UNAUTHENTICATED' } });
    },
  },
  errors: {
    // A field that answers refusals names those with types of their own: `errors: { types: [PriceChanged] }`.
    defaultTypes: [Refusal],
    directResult: true,
    defaultUnionOptions: { name: ({ fieldName }) => `${capitalized(fieldName)}Result` },
    defaultResultOptions: { name: ({ fieldName }) => `${capitalized(fieldName)}Success` },
  },
  prisma: {
    client: ({ db }) => db,
    dmmf: getDatamodel(),
    exposeDescriptions: false,
    filterConnectionTotalCount: true,
  },
});

/** The builder’s types with their defaults, for helpers that take a part of it. */
export type BuilderTypes = typeof builder extends PothosSchemaTypes.SchemaBuilder<infer Types> ? Types : never;

builder.queryType({ description: 'What can be read.' });
builder.mutationType({
  description: 'What can be changed. Every mutation answers with its result or with a typed refusal.',
});
builder.subscriptionType({ description: 'What can be watched, over server-sent events.' });
