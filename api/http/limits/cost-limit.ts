import { complexityFromQuery } from '@pothos/plugin-complexity';
import { type ExecutionArgs, GraphQLError } from 'graphql';
import { isAsyncIterable, type Plugin } from 'graphql-yoga';
import { catalogAtHand } from '../../catalog/read-model/catalog-in-memory.store';
import type { Context } from '../../graphql/context';
import { toPublicError } from '../../graphql/error-mask';
import { invalidIdIn } from '../../graphql/invalid-id';
import { Busy, TooManyRequests } from '../../kernel/refusals';
import { schema } from '../../schema';
import { refusedOperation } from './rate-limit';
import { CALL } from './work-budget';

/**
 * Objects, each as often as the lists above it hold it. A whole menu of some thousand dishes with all options stays below;
 * at the limit an operation takes about half a second of a processor.
 */
export const MAXIMUM_COST = 50_000;

type CostedArgs = Pick<ExecutionArgs, 'document' | 'variableValues'> & { readonly contextValue: Context };

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
    const cost = costOf({ ...args, contextValue: { ...args.contextValue, catalog } });
    const source = sourceOf(args.contextValue);
    if (source !== null && isTrusted(source)) return typeof cost === 'number' ? cost : 0;
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

/** @returns the error where arguments or variables are invalid: such an operation is not executed. */
function costOf({ document, contextValue, variableValues }: CostedArgs): number | GraphQLError {
  try {
    const asked = { schema, ctx: contextValue, variables: variableValues ?? {} };
    return Math.round(complexityFromQuery(document, asked).complexity);
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
