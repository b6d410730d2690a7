import type { z } from 'zod';
import type { CompleteRule } from './complete-rule';
import { type InvalidField, InvalidInput } from './refusals';

/** What is missing is said to be so, and not to be wrong. */
const REPORTED = { reportInput: true };

function toInvalidFields(issue: z.core.$ZodIssue): InvalidField[] {
  if (issue.code !== 'unrecognized_keys') return [toInvalidField(issue)];
  return issue.keys.map((key) => ({ path: [...issue.path.map(String), key], code: 'UNKNOWN_FIELD' }));
}

function toInvalidField(issue: z.core.$ZodIssue): InvalidField {
  const path = issue.path.map(String);
  switch (issue.code) {
    case 'too_small':
      if (issue.origin === 'string') {
        return Number(issue.minimum) <= 1
          ? { path, code: 'REQUIRED' }
          : { path, code: 'STRING_TOO_SHORT', values: { minimum: Number(issue.minimum) } };
      }
      return { path, code: 'NUMBER_TOO_SMALL', values: { minimum: Number(issue.minimum) } };
    case 'too_big':
      return issue.origin === 'string'
        ? { path, code: 'STRING_TOO_LONG', values: { maximum: Number(issue.maximum) } }
        : { path, code: 'NUMBER_TOO_BIG', values: { maximum: Number(issue.maximum) } };
    case 'invalid_format':
      return {
        path,
        code: { email: 'INVALID_EMAIL', url: 'INVALID_URL', uuid: 'INVALID_UUID' }[issue.format as string] ?? 'INVALID',
      };
    case 'custom':
      // A rule of ours names its own code: `z.string().refine(isSlug, { params: { code: 'INVALID_SLUG' } })`.
      return { path, code: typeof issue.params?.code === 'string' ? issue.params.code : 'INVALID' };
    case 'invalid_value':
      return notOneOf(path, issue.values, issue.input);
    case 'invalid_union':
      // Of a union by a discriminator, the input is the whole object.
      return 'options' in issue && issue.options
        ? notOneOf(path, issue.options, Reflect.get(Object(issue.input), issue.discriminator ?? ''))
        : { path, code: 'INVALID' };
    default:
      return { path, code: issue.input === undefined ? 'REQUIRED' : 'INVALID' };
  }
}

function notOneOf(path: string[], known: readonly unknown[], input: unknown): InvalidField {
  if (input === undefined) return { path, code: 'REQUIRED' };
  return { path, code: 'NOT_ONE_OF', values: { known: known.map(String).join(', ') } };
}

/**
 * Holds input against its rules. Where the input has a type, the rule has to have its fields, no fewer and no more: the compiler
 * names those that differ.
 *
 * @param at - where the input stands in the call, put before every field's path.
 * @throws {InvalidInput} naming every field that breaks a rule, not just the first.
 */
export function parseInput<Schema extends z.ZodType, Input>(
  schema: Schema & CompleteRule<z.input<Schema>, Input>,
  input: Input,
  at: readonly string[] = [],
): z.output<Schema> {
  const result = schema.safeParse(input, REPORTED);
  if (result.success) return result.data;
  throw new InvalidInput(fieldsOf(result.error, at));
}

/** Every field that breaks a rule, for callers who name faults of other kinds with them. */
export function invalidFields(schema: z.ZodType, input: unknown, at: readonly string[] = []): InvalidField[] {
  const { error } = schema.safeParse(input, REPORTED);
  return error ? fieldsOf(error, at) : [];
}

function fieldsOf({ issues }: z.ZodError, at: readonly string[]): InvalidField[] {
  return issues.flatMap(toInvalidFields).map((field) => ({ ...field, path: [...at, ...field.path] }));
}
