import { z } from 'zod';
import type { JsonSchema } from './answer-schema';

/** The same, made by somebody else: nothing is looked up in it. */
export type AnySchema = Readonly<Record<string, unknown>>;

export type Method = 'get' | 'post' | 'patch' | 'delete';

/** A REST path as the OpenAPI document tells of it. */
export interface RestOperation {
  readonly method: Method;
  /** With `{name}` for what varies. */
  readonly path: string;
  readonly operationId: string;
  readonly summary: string;
  readonly parameters?: readonly JsonSchema[];
  readonly body?: AnySchema;
  /** The good answers by status; null for one without a body. */
  readonly answers: Readonly<Record<number, JsonSchema | null>>;
  /** What it may be refused with, besides what any call may. */
  readonly refusals?: readonly number[];
}

export const REFERENCE = '#/components/schemas/';

export const named = (name: string): JsonSchema => ({ $ref: `${REFERENCE}${name}` });

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
