import { type ExecutionArgs, GraphQLError } from 'graphql';
import { isAsyncIterable, type Plugin } from 'graphql-yoga';
import { catalogAtHand } from '../../catalog/read-model/catalog-in-memory.store';
import type { CatalogTables } from '../../catalog/read-model/catalog-tables';
import type { Context } from '../../graphql/context';
import { toPublicError } from '../../graphql/error-mask';
import { handlesOrders } from '../../graphql/field-cost';
import { invalidIdIn } from '../../graphql/invalid-id';
import { operationCost } from '../../graphql/operation-cost';
import { Busy, TooManyRequests } from '../../kernel/refusals';
import { schema } from '../../schema';
import { formOf } from './document-form';
import { refusedOperation } from './rate-limit';
import { CALL } from './work-budget';

/**
 * Objects, each as often as the lists above it hold it. A whole menu of some thousand dishes with all options stays below;
 * at the limit an operation takes about half a second of a processor.
 */
export const MAXIMUM_COST = 50_000;

type CostedArgs = Pick<ExecutionArgs, 'document' | 'operationName' | 'variableValues'> & {
  readonly contextValue: Context;
};

/**
 * Refuses what would cost too much before any resolver runs, and runs the rest in turn. It can't be a validation rule: the
 * cost hangs on the variables, and validation is cached by document.
 *
 * @param isTrusted - whether a document is one of our own client's: its cost has no limit, and counts in the budget of work.
 */
export function costLimit(isTrusted: (source: string) => boolean): Plugin<Context> {
  const costOrError = (args: CostedArgs): number | GraphQLError => {
    const { db, channel } = args.contextValue;
    const catalog = (channel && catalogAtHand(db, channel)) ?? undefined;
    const cost = count(args, catalog);
    const source = sourceOf(args.contextValue);
    if (source !== null && isTrusted(source)) return typeof cost === 'number' ? Math.min(cost, MAXIMUM_COST) : 0;
    if (typeof cost !== 'number') return toPublicError(cost, args.contextValue);
    return cost <= MAXIMUM_COST ? cost : tooMuch(cost, args.contextValue);
  };
  return {
    onExecute({ args, executeFn, setExecuteFn, setResultAndStopExecution }) {
      const context: Context = args.contextValue;
      const cost = costOrError(args);
      if (cost instanceof GraphQLError) {
        setResultAndStopExecution({ errors: [cost] });
        return undefined;
      }
      setExecuteFn(async (asked) => {
        try {
          return await context.inTurn(Math.max(CALL, cost), async () => executeFn(asked));
        } catch (error) {
          if (error instanceof Busy || error instanceof TooManyRequests) return refusedOperation(error, context);
          throw error;
        }
      });
      if (!wantsCost(context)) return undefined;
      return {
        onExecuteDone({ result, setResult }) {
          if (isAsyncIterable(result)) return;
          setResult({ ...result, extensions: { ...result.extensions, cost: { cost, limit: MAXIMUM_COST } } });
        },
      };
    },
    onSubscribe({ args, setResultAndStopExecution }) {
      const cost = costOrError(args);
      if (cost instanceof GraphQLError) setResultAndStopExecution({ errors: [cost] });
    },
  };
}

function tooMuch(cost: number, { requestId }: Context): GraphQLError {
  const message = `This operation costs ${cost}; the limit is ${MAXIMUM_COST}. Ask for fewer objects or rows.`;
  const extensions = { code: 'COST_LIMIT_EXCEEDED', cost, limit: MAXIMUM_COST, requestId, http: { status: 400 } };
  return new GraphQLError(message, { extensions });
}

/** Whether the request says `"extensions": { "cost": true }`. */
function wantsCost(context: object): boolean {
  const { params } = context as { params?: { extensions?: { cost?: unknown } | null } };
  return params?.extensions?.cost === true;
}

/** Counting takes as long as a small query: what a form of documents cost is kept until the shop's lists change. */
const MOST_KEPT = 16;
const LONGEST_KEPT = 1_000;

/** @returns the error where arguments or variables are invalid: such an operation is not executed. */
function count(args: CostedArgs, catalog: CatalogTables | undefined): number | GraphQLError {
  const { document, variableValues, operationName = '', contextValue } = args;
  const key = JSON.stringify([operationName, handlesOrders(contextValue), variableValues]);
  const form = formOf(document);
  const lengths = catalog?.lengths;
  if (form.costs?.lengths !== lengths) delete form.costs;
  form.costs ??= { lengths, byVariables: new Map() };
  const { byVariables } = form.costs;
  const before = byVariables.get(key);
  if (before !== undefined) return before;
  try {
    const cost = operationCost({ ...args, schema, contextValue: { ...contextValue, catalog } });
    if (byVariables.size < MOST_KEPT && key.length < LONGEST_KEPT) byVariables.set(key, cost);
    return cost;
  } catch (error) {
    return (
      invalidIdIn({ schema, document, variableValues }) ??
      (error instanceof GraphQLError ? error : new GraphQLError('', { originalError: error as Error }))
    );
  }
}

/** The document's text, which Yoga keeps with the request's parameters. */
export function sourceOf(context: object): string | null {
  const { params } = context as { params?: { query?: unknown } };
  return typeof params?.query === 'string' ? params.query : null;
}
