import type { FieldNullability, InputFieldMap, InputShapeFromFields, SchemaTypes, TypeParam } from '@pothos/core';
import { GraphQLError } from 'graphql';
import { isAllowedTo } from '../access/caller';
import type { Context } from './context';

/** Rows that a connection gives when the call names no number. */
export const DEFAULT_PAGE_SIZE = 24;
/** Rows that a connection gives at most. */
const LARGEST_PAGE = 100;
/** What a list is taken to hold where its field declares no size: only staff read those. */
export const LIST_SIZE = 5;
/** What a statement costs that a field needs for each of its objects, beside the rows that it gives. */
export const STATEMENT = 50;

/** The objects in one place of an answer. */
export interface Objects {
  readonly count: number;
  /** How many of them are different; the others repeat these, equally often. */
  readonly distinct: number;
}

interface ListSizes {
  /** Where the call names no number. */
  readonly usual: number;
  readonly most: number;
}

/** Items for each parent at most, or those of all parents together. Of a connection: the items of its page. */
type Size<Args> = number | ((args: Args, context: Context, parents: Objects) => number | Objects);
/** What a field costs for each parent beside its objects. */
type Work<Args> = number | ((args: Args) => number);

/** The options of a field that its cost is counted by. */
export interface DeclaredCost<Args = Record<string, unknown>> {
  readonly size?: Size<Args>;
  readonly work?: Work<Args>;
}

declare global {
  export namespace PothosSchemaTypes {
    export interface FieldOptions<
      Types extends SchemaTypes = SchemaTypes,
      ParentShape = unknown,
      Type extends TypeParam<Types> = TypeParam<Types>,
      Nullable extends FieldNullability<Type> = FieldNullability<Type>,
      Args extends InputFieldMap = InputFieldMap,
      ResolveShape = unknown,
      ResolveReturnShape = unknown,
    > extends DeclaredCost<InputShapeFromFields<Args>> {}
  }
}

/** The same number of items for each parent; several parents may hold the same ones. */
export function each({ count }: Objects, size: number): Objects {
  return { count: count * size, distinct: size };
}

/** Whether the caller reads orders of all shoppers: on the whole they are small. */
export function handlesOrders({ actor }: Pick<Context, 'actor'>): boolean {
  return isAllowedTo(actor, 'orders') || isAllowedTo(actor, 'kitchen');
}

/** The size of a list below an order: who places orders can make each as long as can be. */
export function sizeForShopper(most: number) {
  return (_args: object, context: Context) => (handlesOrders(context) ? Math.min(most, LIST_SIZE) : most);
}

/** Objects by their ids: some kinds are read one by one. */
export const COST_OF_IDS = {
  size: ({ ids }: { readonly ids: readonly unknown[] }, _context: Context, { count }: Objects) => {
    const isRepeated = new Set(ids.map((id) => JSON.stringify(id))).size < ids.length;
    return { count: count * ids.length, distinct: isRepeated ? 1 : ids.length };
  },
  work: ({ ids }: { readonly ids: readonly unknown[] }) => ids.length * STATEMENT,
};

/**
 * How many items a connection is asked for.
 *
 * @throws {GraphQLError} for a page that a connection does not give: fewer rows than were asked for would look like the end.
 */
export function pageSize({ first, last }: { readonly first?: unknown; readonly last?: unknown }): number {
  const isFromBothEnds = typeof first === 'number' && typeof last === 'number';
  if (isFromBothEnds) throw refusedSize('INVALID_PAGE', LARGEST_PAGE, 'Ask for `first` or for `last`, not for both.');
  return listSize({ first: first ?? last }, { usual: DEFAULT_PAGE_SIZE, most: LARGEST_PAGE });
}

/**
 * How many items a list is asked for.
 *
 * @throws {GraphQLError} for a number that it does not give.
 */
export function listSize({ first }: { readonly first?: unknown }, { usual, most }: ListSizes): number {
  const size = Number(first ?? usual);
  if (size < 0) throw refusedSize('INVALID_PAGE', most, `A list of ${size} items can’t be.`);
  if (size > most) {
    throw refusedSize('PAGE_TOO_LARGE', most, `This list has at most ${most} items; ${size} were asked for.`);
  }
  return size;
}

function refusedSize(code: string, limit: number, message: string): GraphQLError {
  return new GraphQLError(message, { extensions: { code, limit, http: { status: 400 } } });
}
