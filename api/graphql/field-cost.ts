import { GraphQLError, type GraphQLOutputType, getNamedType, isLeafType, isListType, isNonNullType } from 'graphql';

/** Rows that a connection gives when the call names no number. */
export const DEFAULT_PAGE_SIZE = 24;
/** Rows that a connection gives at most. */
const LARGEST_PAGE = 100;
/** What a plain list is taken to hold where its field says nothing: it is bounded by a rule, and most are short. */
const LIST_SIZE = 5;

function isList(type: GraphQLOutputType): boolean {
  return isListType(isNonNullType(type) ? type.ofType : type);
}

/**
 * The cost of a field: 1 for an object and nothing for a value, plus its selection times the expected number of items. A
 * connection counts its `first` or `last` once; its `edges` and `nodes` are that same list, so they multiply nothing.
 *
 * @throws {GraphQLError} for a page of more than a connection gives: fewer rows than were asked for would look like the end.
 */
export function fieldCost(
  { first, last }: { first?: unknown; last?: unknown },
  _context: unknown,
  { type, name }: { type: GraphQLOutputType; name: string },
): { field: number; multiplier: number } {
  if (getNamedType(type).name.endsWith('Connection')) {
    const size = Number(first ?? last ?? DEFAULT_PAGE_SIZE);
    if (size > LARGEST_PAGE) throw pageTooLarge(size);
    return { field: 1, multiplier: size };
  }
  const isPage = name === 'edges' || name === 'nodes';
  const size = isList(type) && !isPage ? LIST_SIZE : 1;
  return { field: isLeafType(getNamedType(type)) ? 0 : size, multiplier: size };
}

function pageTooLarge(size: number): GraphQLError {
  const message = `A page has at most ${LARGEST_PAGE} items; ${size} were asked for.`;
  return new GraphQLError(message, {
    extensions: { code: 'PAGE_TOO_LARGE', limit: LARGEST_PAGE, http: { status: 400 } },
  });
}
