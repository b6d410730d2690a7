import SchemaBuilder, { BasePlugin, type PothosOutputFieldConfig, type SchemaTypes } from '@pothos/core';
import { type DocumentNode, type GraphQLFieldResolver, Kind, visit } from 'graphql';

const NAME = 'sharedResults';

/** What fields resolved to within one execution, by the object that they were asked of. */
export type SharedResults = WeakMap<object, Map<string, unknown>>;

/**
 * A field that is asked for under several names, with the same arguments and of the same object, is resolved once. Only
 * executions whose context has a place for results pay for it: see `repeatsFields`.
 */
class SharedResultsPlugin<Types extends SchemaTypes> extends BasePlugin<Types> {
  override wrapResolve(
    resolve: GraphQLFieldResolver<unknown, Types['Context'], object>,
    { kind, type, parentType, name, pothosOptions }: PothosOutputFieldConfig<Types>,
  ): GraphQLFieldResolver<unknown, Types['Context'], object> {
    const isValue = type.kind === 'Scalar' || type.kind === 'Enum';
    if (kind === 'Mutation' || kind === 'Subscription' || (isValue && !('resolve' in pothosOptions))) return resolve;
    return (parent, args, context: Types['Context'] & { readonly results?: SharedResults }, info) => {
      const { results } = context;
      if (!results) return resolve(parent, args, context, info);
      const asked = typeof parent === 'object' && parent !== null ? parent : context;
      const known = results.get(asked) ?? new Map<string, unknown>();
      results.set(asked, known);
      const key = `${parentType}.${name} ${JSON.stringify(args)}`;
      if (!known.has(key)) known.set(key, resolve(parent, args, context, info));
      return known.get(key);
    };
  }
}

const found = new WeakMap<DocumentNode, boolean>();

/** Whether a document gives a field a name of its own and asks for it elsewhere too. */
export function repeatsFields(document: DocumentNode): boolean {
  const before = found.get(document);
  if (before !== undefined) return before;
  const counts = new Map<string, number>();
  const named = new Set<string>();
  visit(document, {
    [Kind.FIELD]: ({ name: { value }, alias }) => {
      counts.set(value, (counts.get(value) ?? 0) + 1);
      if (alias) named.add(value);
    },
  });
  const repeats = [...named].some((name) => (counts.get(name) ?? 0) > 1);
  found.set(document, repeats);
  return repeats;
}

SchemaBuilder.registerPlugin(NAME, SharedResultsPlugin);

declare global {
  export namespace PothosSchemaTypes {
    export interface Plugins<Types extends SchemaTypes> {
      sharedResults: SharedResultsPlugin<Types>;
    }
  }
}

export default NAME;
