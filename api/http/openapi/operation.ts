import { encodeGlobalID } from '@pothos/plugin-relay';
import { z } from 'zod';
import type { JsonSchema } from './answer-schema';

/** The same, made by somebody else: nothing is looked up in it. */
export type AnySchema = Readonly<Record<string, unknown>>;

export type Method = 'get' | 'post' | 'put' | 'patch' | 'delete';

/** A REST path as the OpenAPI document describes it. */
export interface RestOperation {
  readonly method: Method;
  /** With `{name}` for what varies. */
  readonly path: string;
  readonly operationId: string;
  readonly summary: string;
  /** What else is to be known of it. */
  readonly description: string;
  readonly parameters?: readonly JsonSchema[];
  readonly body?: Content;
  /** A body that is taken as it stands, but for ids, which differ per shop. */
  readonly example?: unknown;
  /** The answers of its own by status; null for one without a body. */
  readonly answers: Readonly<Record<number, Content | null>>;
  /** Statuses of its own refusals, each a `Problem`, in addition to those of every call. */
  readonly refusals?: readonly number[];
  /** Answered before anything is counted or asked of the shop: nothing else comes of it. */
  readonly isBare?: boolean;
}

/** A body by the types that it may have. */
export type Content = Readonly<Record<string, { readonly schema: AnySchema; readonly example?: unknown }>>;

/** An id as they look, of nothing. */
export const exampleId = (typename: string): string => encodeGlobalID(typename, '0199a5a0-0000-7000-8000-000000000001');

/** The token of an order as they look, of none. */
export const EXAMPLE_TOKEN = 'k3J9vQ2mX7pLr8Tz';

export const REFERENCE = '#/components/schemas/';

export const named = (name: string): JsonSchema => ({ $ref: `${REFERENCE}${name}` });

export const json = (schema: AnySchema): Content => ({ 'application/json': { schema } });

/** Bytes, or text that is not JSON. */
export const file = (...types: readonly string[]): Content =>
  Object.fromEntries(types.map((type) => [type, { schema: {} }]));

/** What the code parses a body with, as JSON Schema: of what comes in, before it is read. */
export function bodySchema(rule: z.ZodType): AnySchema {
  const { $schema, ...described } = z.toJSONSchema(rule, { io: 'input', unrepresentable: 'any' });
  return { ...described };
}

export function inPath(name: string, description: string): JsonSchema {
  return { name, in: 'path', required: true, description, schema: { type: 'string' } };
}

export function inQuery(name: string, description: string, schema: JsonSchema = { type: 'string' }): JsonSchema {
  return { name, in: 'query', description, schema };
}
