import {
  buildSchema,
  findBreakingChanges,
  findDangerousChanges,
  type GraphQLNamedType,
  type GraphQLSchema,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isObjectType,
} from 'graphql';

/** The changes between two printed schemas, one sentence each. */
export interface ApiChanges {
  /** Changes that can break a client. */
  readonly breaking: readonly string[];
  /** Removed after the older schema had deprecated it: announced, and therefore allowed. */
  readonly retired: readonly string[];
  readonly deprecated: readonly string[];
  readonly added: readonly string[];
}

const REMOVED_FIELD = /^(\w+)\.(\w+) was removed\.$/;
const REMOVED_MEMBER = /^(\w+) was removed from union type \w+\.$/;
const REMOVED_VALUE = /^(\w+) was removed from enum type (\w+)\.$/;

/** The fields or values of a type that its readers can name, with why they are deprecated. */
function membersOf(type: GraphQLNamedType | undefined): ReadonlyMap<string, string | null> {
  if (isEnumType(type)) {
    return new Map(type.getValues().map(({ name, deprecationReason }) => [name, deprecationReason ?? null]));
  }
  if (!isObjectType(type) && !isInterfaceType(type) && !isInputObjectType(type)) return new Map();
  return new Map(
    Object.values(type.getFields()).map(({ name, deprecationReason }) => [name, deprecationReason ?? null]),
  );
}

function wasDeprecated(older: GraphQLSchema, description: string): boolean {
  const [, type, field] = REMOVED_FIELD.exec(description) ?? [];
  const [, value, enumType] = REMOVED_VALUE.exec(description) ?? [];
  const members = membersOf(older.getType(type ?? enumType ?? ''));
  return members.get(field ?? value ?? '') != null;
}

/** A union that loses a type which is removed altogether says nothing new. */
function isOfRemovedType(newer: GraphQLSchema, description: string): boolean {
  const [, type] = REMOVED_MEMBER.exec(description) ?? [];
  return type !== undefined && !newer.getType(type);
}

function ownTypes(schema: GraphQLSchema): GraphQLNamedType[] {
  return Object.values(schema.getTypeMap()).filter(({ name }) => !name.startsWith('__'));
}

/** New types and new fields of existing types. The comparison for breaking changes does not list them. */
function additions(older: GraphQLSchema, newer: GraphQLSchema): string[] {
  return ownTypes(newer).flatMap((type) => {
    const before = older.getType(type.name);
    if (!before) return [`${type.name} was added.`];
    if (!isObjectType(type) && !isInterfaceType(type)) return [];
    const known = membersOf(before);
    return [...membersOf(type).keys()]
      .filter((name) => !known.has(name))
      .map((name) => `${type.name}.${name} was added.`);
  });
}

function deprecations(older: GraphQLSchema, newer: GraphQLSchema): string[] {
  return ownTypes(newer).flatMap((type) => {
    const before = membersOf(older.getType(type.name));
    return [...membersOf(type)]
      .filter(([name, reason]) => reason !== null && before.get(name) == null)
      .map(([name, reason]) => `${type.name}.${name} is deprecated: ${reason}`);
  });
}

/** @param older - and `newer`: schemas as `schema.graphql` has them. */
export function compareApis(older: string, newer: string): ApiChanges {
  const [before, after] = [buildSchema(older), buildSchema(newer)];
  const breaks = findBreakingChanges(before, after)
    .map(({ description }) => description)
    .filter((description) => !isOfRemovedType(after, description));
  const noticed = findDangerousChanges(before, after).map(({ description }) => description);
  return {
    breaking: breaks.filter((description) => !wasDeprecated(before, description)).sort(),
    retired: breaks.filter((description) => wasDeprecated(before, description)).sort(),
    deprecated: deprecations(before, after).sort(),
    added: [...additions(before, after), ...noticed].sort(),
  };
}
