import { encodeGlobalID } from '@pothos/plugin-relay';
import { z } from 'zod';
import type { JsonSchema } from './answer-schema';

/** A body by the types that it may have. */
export type Content = Readonly<Record<string, { readonly schema: JsonSchema }>>;

export const REFERENCE = '#/components/schemas/';

/** Every schema that has a name; filled as paths are declared. */
export const schemas: Record<string, JsonSchema> = {};

/** A schema that stands in the document once, under this name. */
export function named(name: string, schema: JsonSchema): JsonSchema {
  schemas[name] = schema;
  return { $ref: `${REFERENCE}${name}` };
}

/** A rule as JSON Schema of what comes in. Rules with an id (`.meta({ id: 'Details' })`) are named, at any depth. */
export function ruleSchema(rule: z.ZodType): JsonSchema {
  const text = JSON.stringify(z.toJSONSchema(rule, { io: 'input', unrepresentable: 'any' }));
  const { $schema, $defs = {}, ...schema } = Described.parse(JSON.parse(text.replaceAll('#/$defs/', REFERENCE)));
  Object.assign(schemas, $defs);
  return schema;
}

const Described = z.looseObject({ $schema: z.string(), $defs: z.record(z.string(), z.looseObject({})).optional() });

export const json = (shape: z.ZodType | JsonSchema): Content => ({
  'application/json': { schema: shape instanceof z.ZodType ? ruleSchema(shape) : shape },
});

/** Bytes, or text that is not JSON. */
export const file = (...types: readonly string[]): Content =>
  Object.fromEntries(types.map((type) => [type, { schema: {} }]));

/** An id as they look, of nothing. */
export const exampleId = (typename: string): string => encodeGlobalID(typename, '0199a5a0-0000-7000-8000-000000000001');

/** The token of an order as they look, of none. */
export const EXAMPLE_TOKEN = 'k3J9vQ2mX7pLr8Tz';
