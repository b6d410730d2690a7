import { type GraphQLOutputType, getNamedType, isListType, isNonNullType } from 'graphql';

/** Rows that a connection gives when the call names no number. */
export const DEFAULT_PAGE_SIZE = 24;
/** What a plain list is taken to hold: it is bounded by a rule, and most are short. */
const LIST_SIZE = 5;

function isList(type: GraphQLOutputType): boolean {
  return isListType(isNonNullType(type) ? type.ofType : type);
}

/**
 * The cost of a field: 1, plus its selection times the expected number of items. A connection counts
 * its `first` or `last` once; its `edges` and `nodes` are that same list, so they multiply nothing.
 */
export function fieldCost(
  { first, last }: { first?: unknown; last?: unknown },
  _context: unknown,
  { type, name }: { type: GraphQLOutputType; name: string },
): { field: number; multiplier: number } {
  if (getNamedType(type).name.endsWith('Connection')) {
    return { field: 1, multiplier: Number(first ?? last ?? DEFAULT_PAGE_SIZE) };
  }
  const isConnectionsList = name === 'edges' || name === 'nodes';
  return { field: 1, multiplier: isList(type) && !isConnectionsList ? LIST_SIZE : 1 };
}
