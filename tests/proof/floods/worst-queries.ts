import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  buildSchema,
  type GraphQLArgument,
  type GraphQLField,
  type GraphQLInputType,
  type GraphQLObjectType,
  getNamedType,
  isEnumType,
  isLeafType,
  isListType,
  isNonNullType,
  isObjectType,
  isRequiredArgument,
} from 'graphql';
import { projectRoot } from '../../../api/kernel/project-root';

/** As many aliases as an operation may have, then fewer, where that is refused; and as deep. */
const SIZES = [15, 4, 1].flatMap((aliases) => [4, 2, 1].map((depth) => ({ aliases, depth })));

/** Fragments that are spread twice each: 2 to the power of 100 times, if they were not merged. */
const DOUBLED = `{...A0} ${Array.from({ length: 100 }, (_, n) => `fragment A${n} on Query {...A${n + 1} ...A${n + 1}}`).join(' ')} fragment A100 on Query {__typename}`;

/** For each field below the query and the shop, operations of which the first that is answered is the worst. */
export function worstQueries(id: string): ReadonlyMap<string, readonly string[]> {
  const schema = buildSchema(readFileSync(join(projectRoot, 'schema.graphql'), 'utf8'));
  const fieldsOf = (type: GraphQLObjectType) => Object.values(type.getFields());
  const query = schema.getQueryType();
  const channel = schema.getType('Channel');
  if (!query || !isObjectType(channel)) throw new Error('the schema has no shop');
  const below = (name: string, fields: readonly GraphQLField<unknown, unknown>[], wrap: (text: string) => string) =>
    fields.map((field): [string, string[]] => {
      const operations = SIZES.map(({ aliases, depth }) => {
        const text = selected(field, depth, id);
        return wrap(Array.from({ length: text === null ? 0 : aliases }, (_, index) => `a${index}:${text}`).join(' '));
      });
      return [`${name}.${field.name}`, [...new Set(operations)].filter((text) => text.includes('a0'))];
    });
  return new Map([
    ['fragments', [DOUBLED]],
    ...below('Query', fieldsOf(query), (text) => `{${text}}`),
    ...below('Channel', fieldsOf(channel), (text) => `{channel{${text}}}`),
  ]);
}

/** A field with all that its object has, so deep; null where an argument can't be made up, or nothing can be selected. */
function selected(field: GraphQLField<unknown, unknown>, depth: number, id: string): string | null {
  const given = field.args.map((argument): string | null | undefined => {
    const value = argumentOf(argument.type, argument, id);
    return value === null ? (isRequiredArgument(argument) ? null : undefined) : `${argument.name}:${value}`;
  });
  if (given.includes(null)) return null;
  const values = given.filter((value) => value !== undefined);
  const head = values.length > 0 ? `${field.name}(${values.join(' ')})` : field.name;
  const type = getNamedType(field.type);
  if (isLeafType(type)) return head;
  if (!isObjectType(type) || depth === 0) return null;
  const inner = Object.values(type.getFields()).flatMap((one) => selected(one, depth - 1, id) ?? []);
  return inner.length > 0 ? `${head}{${inner.join(' ')}}` : null;
}

/** The value that asks for most; null for one that has to be known. */
function argumentOf(type: GraphQLInputType, argument: GraphQLArgument, id: string): string | null {
  if (isNonNullType(type)) return argumentOf(type.ofType, argument, id);
  if (isListType(type)) return null;
  if (isEnumType(type)) return type.getValues().at(-1)?.name ?? null;
  if (type.toString() === 'Boolean') return 'true';
  if (type.toString() === 'Int') return argument.name === 'first' ? '100' : null;
  if (!isRequiredArgument(argument)) return null;
  return type.toString() === 'ID' ? JSON.stringify(id) : type.toString() === 'String' ? '"a"' : null;
}
