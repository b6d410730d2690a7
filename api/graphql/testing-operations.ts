import { randomUUID } from 'node:crypto';
import {
  type GraphQLField,
  type GraphQLInputType,
  type GraphQLObjectType,
  type GraphQLSchema,
  getNamedType,
  isCompositeType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  isObjectType,
  isUnionType,
} from 'graphql';
import { z } from 'zod';
import type { Context } from './context';
import { globalId } from './testing';

/** A field of the schema that can be asked for on its own. */
export interface AskableField {
  readonly kind: 'query' | 'mutation' | 'subscription';
  /** With its type, unless that is one of the three roots: `Channel.orders`. */
  readonly name: string;
  readonly field: GraphQLField<unknown, Context>;
}

function fieldsOf(type: GraphQLObjectType | null | undefined, kind: AskableField['kind'], prefix = ''): AskableField[] {
  return Object.values(type?.getFields() ?? {}).map((field) => ({ kind, name: prefix + field.name, field }));
}

export function rootFields(schema: GraphQLSchema): AskableField[] {
  return [
    ...fieldsOf(schema.getQueryType(), 'query'),
    ...fieldsOf(schema.getMutationType(), 'mutation'),
    ...fieldsOf(schema.getSubscriptionType(), 'subscription'),
  ];
}

/** The fields below `channel`, where staff read. */
export function channelFields(schema: GraphQLSchema): AskableField[] {
  const type = schema.getType('Channel');
  return isObjectType(type) ? fieldsOf(type, 'query', 'Channel.') : [];
}

const SCALARS: Readonly<Record<string, unknown>> = {
  String: 'x',
  Int: 1,
  Float: 1,
  Boolean: true,
  ID: 'x',
  DateTime: '2026-11-20T12:00:00Z',
  Date: '2026-11-20',
  TimeOfDay: '12:00',
};

const GlobalIdFor = z.object({ relayGlobalIDFor: z.array(z.object({ typename: z.string() })).min(1) });

/** A value that the type takes, as small as can be: required fields only, one of those that exclude each other, and ids of rows that do not exist. */
function valueFor(type: GraphQLInputType, extensions: unknown): unknown {
  if (isNonNullType(type)) return valueFor(type.ofType, extensions);
  if (isListType(type)) return [valueFor(type.ofType, extensions)];
  const idFor = GlobalIdFor.safeParse(extensions).data?.relayGlobalIDFor[0];
  if (idFor) return globalId(idFor.typename, randomUUID());
  if (isEnumType(type)) return type.getValues().at(-1)?.name;
  if (!isInputObjectType(type)) return type.name === 'ID' ? globalId('Product', randomUUID()) : SCALARS[type.name];
  const fields = Object.values(type.getFields());
  const required = type.isOneOf ? fields.slice(0, 1) : fields.filter((field) => isNonNullType(field.type));
  return Object.fromEntries(required.map((field) => [field.name, valueFor(field.type, field.extensions)]));
}

/** A call of the field with arguments that it can read. */
export function operationFor({ kind, name, field }: AskableField): {
  source: string;
  variables: Record<string, unknown>;
} {
  const required = field.args.filter(({ type }) => isNonNullType(type));
  const declared = required.map((argument) => `$${argument.name}: ${argument.type}`).join(', ');
  const passed = required.map((argument) => `${argument.name}: $${argument.name}`).join(', ');
  const type = getNamedType(field.type);
  const canRefuse = isUnionType(type) && type.name.endsWith('Result');
  const selection = isCompositeType(type) ? `{ __typename ${canRefuse ? '... on Error { code }' : ''} }` : '';
  const call = `${field.name}${passed && `(${passed})`} ${selection}`;
  return {
    source: `${kind} ${declared && `(${declared})`} { ${name.startsWith('Channel.') ? `channel { ${call} }` : call} }`,
    variables: Object.fromEntries(required.map(({ name: key, type, extensions }) => [key, valueFor(type, extensions)])),
  };
}
