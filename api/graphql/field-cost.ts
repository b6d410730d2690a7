import { GraphQLError, type GraphQLOutputType, getNamedType, isLeafType, isListType, isNonNullType } from 'graphql';

/** Rows that a connection gives when the call names no number. */
export const DEFAULT_PAGE_SIZE = 24;
/** Rows that a connection gives at most. */
const LARGEST_PAGE = 100;
/** What a plain list is taken to hold where its field says nothing: it is bounded by a rule, and most are short. */
const LIST_SIZE = 5;
/** What a statement costs that a field needs for each of its objects, beside the rows that it gives. */
const STATEMENT = 50;

function isList(type: GraphQLOutputType): boolean {
  return isListType(isNonNullType(type) ? type.ofType : type);
}

interface CostedField {
  readonly type: GraphQLOutputType;
  readonly name: string;
}

/**
 * The cost of a field: 1 for an object and nothing for a value, plus its selection times the expected number of items. A
 * connection counts its `first` or `last` once; its `edges` and `nodes` are that same list, so they multiply nothing.
 *
 * @throws {GraphQLError} for a page that a connection does not give: fewer rows than were asked for would look like the end.
 */
export function fieldCost(
  { first, last }: { first?: unknown; last?: unknown },
  _context: unknown,
  { type, name }: CostedField,
): { field: number; multiplier: number } {
  if (getNamedType(type).name.endsWith('Connection')) {
    const size = Number(first ?? last ?? DEFAULT_PAGE_SIZE);
    const isFromBothEnds = typeof first === 'number' && typeof last === 'number';
    if (isFromBothEnds) throw refusedPage('INVALID_PAGE', 'Ask for `first` or for `last`, not for both.');
    if (size < 0) throw refusedPage('INVALID_PAGE', `A page of ${size} items can’t be.`);
    if (size > LARGEST_PAGE) {
      throw refusedPage('PAGE_TOO_LARGE', `A page has at most ${LARGEST_PAGE} items; ${size} were asked for.`);
    }
    return { field: 1, multiplier: size };
  }
  const isPage = name === 'edges' || name === 'nodes';
  const size = isList(type) && !isPage ? LIST_SIZE : 1;
  return { field: isLeafType(getNamedType(type)) ? 0 : size, multiplier: size };
}

/** The same, and what the field costs besides its objects. */
export function costWith(besides: number | ((args: { readonly search?: unknown }) => number)) {
  return (args: object, context: unknown, field: CostedField) => {
    const cost = fieldCost(args, context, field);
    return { ...cost, field: cost.field + (typeof besides === 'number' ? besides : besides(args)) };
  };
}

/** Of a field that needs a statement for each of its objects. */
export const costWithStatement = costWith(STATEMENT);

/** Objects by their ids: some kinds are read one by one. */
export function costOfIds({ ids }: { readonly ids: readonly unknown[] }): { field: number; multiplier: number } {
  return { field: ids.length * (1 + STATEMENT), multiplier: ids.length };
}

function refusedPage(code: string, message: string): GraphQLError {
  return new GraphQLError(message, { extensions: { code, limit: LARGEST_PAGE, http: { status: 400 } } });
}
