import {
  type GraphQLArgument,
  type GraphQLField,
  type GraphQLNamedType,
  type GraphQLObjectType,
  type GraphQLSchema,
  getNamedType,
  getNullableType,
  isAbstractType,
  isCompositeType,
  isEnumType,
  isLeafType,
  isListType,
  isNonNullType,
  isObjectType,
} from 'graphql';
import { z } from 'zod';
import { accessOf } from './access';

/** What arguments are called with: by their name, ids by their type. */
export interface PublicValues {
  readonly byName: Readonly<Record<string, string>>;
  readonly ids: Readonly<Record<string, readonly string[]>>;
}

/** A field that strangers may read, and the calls that lead to its object from the root. */
export interface PublicField {
  readonly name: string;
  readonly calls: readonly string[];
  readonly call: string;
  readonly field: GraphQLField<unknown, unknown>;
}

const OfId = z.object({ relayGlobalIDFor: z.array(z.object({ typename: z.string() })).min(1) });
const DEEPEST = 5;
const isPublic = (of: { readonly extensions: unknown }) =>
  ['public', 'shopper'].includes(accessOf(of.extensions) ?? 'public');

/** Each field that strangers may read, of each object that leads to it by the shortest way, and of each row by its id. */
export function publicFields(schema: GraphQLSchema, values: PublicValues): readonly PublicField[] {
  const walk = new Walk(schema, values);
  const root = schema.getQueryType();
  return root ? walk.from(root) : [];
}

/** All that strangers may read of a field's objects, so many levels of objects deep. */
export function selectionOf(
  schema: GraphQLSchema,
  values: PublicValues,
  type: GraphQLNamedType,
  depth: number,
): string {
  return new Walk(schema, values).selection(type, depth);
}

class Walk {
  constructor(
    private readonly schema: GraphQLSchema,
    private readonly values: PublicValues,
  ) {}

  from(root: GraphQLObjectType): PublicField[] {
    const found: PublicField[] = [];
    const seen = new Set<string>();
    const waiting: { type: GraphQLObjectType; calls: readonly string[] }[] = [{ type: root, calls: [] }];
    for (const [typename, ids] of Object.entries(this.values.ids)) {
      const type = this.schema.getType(typename);
      if (isObjectType(type)) waiting.push({ type, calls: [`node(id: "${ids[0]}")`, `... on ${typename}`] });
    }
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const { type, calls } = next;
      const key = `${type.name} ${calls[0]?.startsWith('node(')}`;
      if (seen.has(key) || !isPublic(type)) continue;
      seen.add(key);
      for (const [call, field] of this.#callsOf(type)) {
        found.push({ name: `${type.name}.${field.name}`, calls, call, field });
        if (calls.length >= DEEPEST) continue;
        for (const to of this.#objectsOf(getNamedType(field.type))) {
          waiting.push({ type: to.type, calls: [...calls, call, ...to.calls] });
        }
      }
    }
    return found;
  }

  selection(type: GraphQLNamedType, depth: number): string {
    if (isLeafType(type)) return '';
    const parts = this.#objectsOf(type).map(({ type: of, calls: [fragment] }) => {
      const values = Object.values(of.getFields()).filter(({ name }) => name === 'id');
      const fields = [
        ...values.map(({ name }) => name),
        // Those of several types may have one name and another type.
        ...(depth > 0 ? this.#callsOf(of) : [])
          .filter(([, { type: to }]) => !fragment || isListType(getNullableType(to)))
          .map(([call, field]) => this.#below(call, field, depth)),
      ];
      return fragment ? `${fragment} { __typename ${fields.join(' ')} }` : fields.join(' ');
    });
    return `{ __typename ${parts.join(' ')} }`;
  }

  #below(call: string, field: GraphQLField<unknown, unknown>, depth: number): string {
    const type = getNamedType(field.type);
    return isCompositeType(type) ? `${call} ${this.selection(type, depth - 1)}` : '';
  }

  #objectsOf(type: GraphQLNamedType): { type: GraphQLObjectType; calls: readonly string[] }[] {
    if (isObjectType(type)) return isPublic(type) ? [{ type, calls: [] }] : [];
    if (!isAbstractType(type) || type.name === 'Node') return [];
    return this.schema.getPossibleTypes(type).map((of) => ({ type: of, calls: [`... on ${of.name}`] }));
  }

  #callsOf(type: GraphQLObjectType): [call: string, field: GraphQLField<unknown, unknown>][] {
    return Object.values(type.getFields())
      .filter((field) => isPublic(field))
      .flatMap((field) => {
        const passed = field.args.map((argument) => this.#passed(argument, field));
        if (passed.includes(null)) return [];
        const all = passed.filter((text) => text);
        return [[all.length > 0 ? `${field.name}(${all.join(', ')})` : field.name, field]];
      });
  }

  /** Empty where it can be left out; null where it can't be, and there is no value. */
  #passed(
    { name, type, extensions, defaultValue }: GraphQLArgument,
    field: GraphQLField<unknown, unknown>,
  ): string | null {
    const known = this.values.byName[name];
    if (known !== undefined) return `${name}: ${known}`;
    const named = getNamedType(type);
    if (named.name === 'Boolean') return `${name}: true`;
    if (name === 'first') return getNamedType(field.type).name.endsWith('Connection') ? 'first: 100' : 'first: 10';
    if (!isNonNullType(type) || defaultValue !== undefined) return '';
    if (isEnumType(named)) return `${name}: ${named.getValues()[0]?.name}`;
    const typename = OfId.safeParse(extensions).data?.relayGlobalIDFor[0]?.typename;
    const ids = typename === undefined ? Object.values(this.values.ids).flat() : (this.values.ids[typename] ?? []);
    if (named.name !== 'ID' || ids.length === 0) return null;
    return `${name}: ${JSON.stringify(isListType(type.ofType) ? ids.slice(0, 100) : ids[0])}`;
  }
}
