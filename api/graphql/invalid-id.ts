import {
  BREAK,
  type ExecutionArgs,
  type FieldNode,
  type GraphQLArgument,
  GraphQLError,
  type GraphQLInputField,
  type GraphQLInputType,
  getArgumentValues,
  getNullableType,
  isInputObjectType,
  isListType,
  TypeInfo,
  visit,
  visitWithTypeInfo,
} from 'graphql';
import { z } from 'zod';
import { accessOf } from './access';
import { invalidId, readId } from './builder';

/** What Pothos keeps with an argument or a field that is an id. */
const IdExtensions = z.looseObject({
  isRelayGlobalID: z.literal(true),
  relayGlobalIDFor: z.array(z.looseObject({ typename: z.string() })).nullish(),
});

type Input = GraphQLArgument | GraphQLInputField;

/**
 * What is wrong with the first id of an operation that is invalid or of another type, and where it stands: what Pothos
 * refuses has no path. Shoppers' mutations name the fields of their input from its beginning, all others with `input`.
 */
export function invalidIdIn({
  schema,
  document,
  variableValues,
}: Pick<ExecutionArgs, 'schema' | 'document' | 'variableValues'>) {
  const typeInfo = new TypeInfo(schema);
  let found: GraphQLError | null = null;
  const inField = (node: FieldNode): typeof BREAK | undefined => {
    const field = typeInfo.getFieldDef();
    if (!field) return undefined;
    try {
      const values = getArgumentValues(field, node, variableValues);
      const isOpen = accessOf(field.extensions) === 'shopper';
      for (const arg of field.args) check(arg, values[arg.name], isOpen && arg.name === 'input' ? [] : [arg.name]);
      return undefined;
    } catch (error) {
      found = error instanceof GraphQLError ? error : null;
      return BREAK;
    }
  };
  visit(document, visitWithTypeInfo(typeInfo, { Field: inField }));
  return found;
}

function check(input: Input, value: unknown, path: readonly string[]): void {
  const { data: id } = IdExtensions.safeParse(input.extensions);
  const typenames = id?.relayGlobalIDFor?.map(({ typename }) => typename);
  checkType(input.type, value, path, (text, at) => {
    if (id) requireId(text, at, typenames);
  });
}

function checkType(
  given: GraphQLInputType,
  value: unknown,
  path: readonly string[],
  leaf: (value: unknown, path: readonly string[]) => void,
): void {
  if (value === null || value === undefined) return;
  const type = getNullableType(given);
  if (isListType(type)) {
    for (const [index, item] of [value].flat().entries()) checkType(type.ofType, item, [...path, String(index)], leaf);
  } else if (isInputObjectType(type)) {
    const fields = new Map(Object.entries(type.getFields()));
    for (const [name, entry] of Object.entries(value)) {
      const field = fields.get(name);
      if (field) check(field, entry, [...path, name]);
    }
  } else leaf(value, path);
}

/** @throws {GraphQLError} with the path in its extensions. */
function requireId(value: unknown, path: readonly string[], typenames: readonly string[] | undefined): void {
  const id = readId(String(value));
  if (!id) throw invalidId(path);
  if (typenames && !typenames.includes(id.typename)) {
    const message = `ID: ${String(value)} is not of type: ${typenames.join(', ')}`;
    throw new GraphQLError(message, { extensions: { code: 'BAD_USER_INPUT', path } });
  }
}
