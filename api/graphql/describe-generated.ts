import {
  type GraphQLNamedType,
  type GraphQLSchema,
  type GraphQLUnionType,
  getNamedType,
  isInterfaceType,
  isObjectType,
  isUnionType,
} from 'graphql';

const TYPES: Readonly<Record<string, string>> = {
  Node: 'Anything that can be found again by its id.',
  PageInfo: 'Where a page of a list stands in it.',
};

/** Of every connection, its edges, and of what both give out. */
const FIELDS: Readonly<Record<string, string>> = {
  id: 'Global and opaque: `node(id)` leads back here.',
  edges: 'The items with their cursors.',
  nodes: 'The items, without their cursors.',
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

/** “`placeOrder` answers with a `Checkout`, or says why not: …” The union is named after its field. */
function resultDescription(union: GraphQLUnionType): string {
  const field = union.name.charAt(0).toLowerCase() + union.name.slice(1).replace(/Result$/, '');
  const made = union.getTypes().filter((member) => !member.getInterfaces().some(({ name }) => name === 'Error'));
  return `What \`${field}\` answers: ${made.map(({ name }) => `\`${name}\``).join(', ')}, or an \`Error\` that says why not.`;
}

/** The type of a list's items, by the name of the field that holds one or all of them. */
function itemOf(type: GraphQLNamedType, field: 'node' | 'nodes'): string {
  const items = isObjectType(type) ? type.getFields()[field]?.type : undefined;
  return items ? getNamedType(items).name : 'item';
}

function typeDescription(type: GraphQLNamedType): string | undefined {
  if (isUnionType(type) && type.name.endsWith('Result')) return resultDescription(type);
  const { name } = type;
  if (name.endsWith('Connection')) return `A page of a list of \`${itemOf(type, 'nodes')}\`.`;
  if (name.endsWith('Edge')) return `A \`${itemOf(type, 'node')}\` with its place in the list.`;
  return TYPES[name];
}

/** Puts words to what plugins add to the schema without any: nothing in it is unexplained. */
export function describeGenerated(schema: GraphQLSchema): GraphQLSchema {
  for (const type of Object.values(schema.getTypeMap())) {
    type.description ??= typeDescription(type);
    if (!isObjectType(type) && !isInterfaceType(type)) continue;
    for (const field of Object.values(type.getFields())) {
      if (type.name.endsWith('Edge') && field.name === 'node') field.description ??= `The \`${itemOf(type, 'node')}\`.`;
      field.description ??= FIELDS[field.name];
      for (const argument of field.args) argument.description ??= ARGUMENTS[argument.name];
    }
  }
  return schema;
}
