import { type GraphQLSchema, isInterfaceType, isObjectType, isUnionType } from 'graphql';

const TYPES: Readonly<Record<string, string>> = {
  Node: 'Anything that can be found again by its id.',
  PageInfo: 'Where a page of a list stands in it.',
};

/** Of every connection, its edges, and of what both give out. */
const FIELDS: Readonly<Record<string, string>> = {
  id: 'Global and opaque: `node(id)` leads back here.',
  edges: 'The items with their cursors.',
  nodes: 'The items, without their cursors.',
  node: 'The item.',
  cursor: 'Where the item stands: what `after` and `before` take.',
  pageInfo: 'Where this page stands in the list.',
  totalCount: 'How many there are on all pages together.',
  startCursor: 'Of the first item; null when the page is empty.',
  endCursor: 'Of the last item; null when the page is empty.',
  hasNextPage: 'Whether more follow.',
  hasPreviousPage: 'Whether some come before.',
};

const ARGUMENTS: Readonly<Record<string, string>> = {
  first: 'How many from the beginning, or behind `after`: at most 100.',
  last: 'How many from the end, or before `before`: at most 100.',
  after: 'A cursor: only what follows it.',
  before: 'A cursor: only what comes before it.',
  id: 'As the API gave it out.',
  ids: 'As the API gave them out.',
};

function typeDescription(name: string): string | undefined {
  if (name.endsWith('Connection')) return 'A page of a list.';
  if (name.endsWith('Edge')) return 'An item of a list, with its cursor.';
  return TYPES[name];
}

/** Puts words to what plugins add to the schema without any: whoever explores it finds nothing unexplained. */
export function describeGenerated(schema: GraphQLSchema): GraphQLSchema {
  for (const type of Object.values(schema.getTypeMap())) {
    if (isUnionType(type) && type.name.endsWith('Result')) {
      type.description ??= 'What was done, or why it was not: every refusal is an `Error`.';
    }
    if (!isObjectType(type) && !isInterfaceType(type)) continue;
    type.description ??= typeDescription(type.name);
    for (const field of Object.values(type.getFields())) {
      field.description ??= FIELDS[field.name];
      for (const argument of field.args) argument.description ??= ARGUMENTS[argument.name];
    }
  }
  return schema;
}
