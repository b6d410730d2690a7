import type { GraphQLResolveInfo } from 'graphql';
import type { CatalogTables } from '../catalog/read-model/catalog-tables';
import { type Context, channelOf } from './context';

type Path = GraphQLResolveInfo['path'];

/**
 * Resolves a field from the shop's catalog in memory. A query has it at hand, as of when it came, and is answered at once. The
 * answer of a mutation reads it when it first needs it, with all that the mutation has written.
 */
export function fromCatalog<Parent, Arguments, Result>(
  answer: (catalog: CatalogTables, parent: Parent, args: Arguments, context: Context) => Result | Promise<Result>,
) {
  return (
    parent: Parent,
    args: Arguments,
    context: Context,
    { path }: GraphQLResolveInfo,
  ): Result | Promise<Result> => {
    if (context.catalog) return answer(context.catalog, parent, args, context);
    return catalogAfterwards(context, path).then((catalog) => answer(catalog, parent, args, context));
  };
}

/** Keeps inactive rows out, but for those who ask for them and may. */
export function activeOrAsked(isForAll: boolean | null | undefined) {
  return ({ isActive }: { readonly isActive: boolean }) => isActive || isForAll === true;
}

/** How a node of the catalog is found by its id. It is a copy, since Pothos writes the type's name on it. */
export function nodeOf<Row extends object>(
  find: (catalog: CatalogTables, id: string, context: Context) => Row | null | undefined,
) {
  const row = fromCatalog((catalog, id: string, _args: null, context) => {
    const found = find(catalog, id, context);
    return found ? { ...found } : null;
  });
  return (id: string, context: Context, info: GraphQLResolveInfo) => row(id, null, context, info);
}

/** What was read for the answer of a root field. */
const readings = new WeakMap<Path, Promise<CatalogTables>>();

function catalogAfterwards(context: Context, path: Path): Promise<CatalogTables> {
  const root = rootOf(path);
  const reading = readings.get(root) ?? context.catalogNow(channelOf(context));
  readings.set(root, reading);
  return reading;
}

function rootOf(path: Path): Path {
  return path.prev ? rootOf(path.prev) : path;
}
