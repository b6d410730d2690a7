import { complexityFromQuery } from '@pothos/plugin-complexity';
import { type ExecutionArgs, GraphQLError } from 'graphql';
import type { Plugin } from 'graphql-yoga';
import type { Context } from '../../graphql/context';
import { toPublicError } from '../../graphql/error-mask';
import { schema } from '../../schema';

/** Fields, each as often as the lists above it are expected to hold it. */
export const MAXIMUM_COST = 1_000;

type CostedArgs = Pick<ExecutionArgs, 'document' | 'variableValues'> & { readonly contextValue: Context };

/**
 * Refuses what would cost too much before any resolver runs. It can't be a validation rule: the cost hangs on the
 * variables, and validation is cached by document.
 *
 * @param isTrusted - whether a document is one of our own client's.
 */
export function costLimit(isTrusted: (source: string) => boolean): Plugin<Context> {
  const refusalOf = (args: CostedArgs): GraphQLError | null => {
    const source = sourceOf(args.contextValue);
    if (source !== null && isTrusted(source)) return null;
    const complexity = costOf(args);
    if (complexity instanceof GraphQLError) return toPublicError(complexity, args.contextValue);
    if (complexity <= MAXIMUM_COST) return null;
    const message = `This operation costs ${complexity}; the limit is ${MAXIMUM_COST}. Ask for fewer fields or rows.`;
    const extensions = { code: 'COST_LIMIT_EXCEEDED', cost: complexity, limit: MAXIMUM_COST, http: { status: 400 } };
    return new GraphQLError(message, { extensions });
  };
  return {
    onExecute({ args, setResultAndStopExecution }) {
      const refusal = refusalOf(args);
      if (refusal) setResultAndStopExecution({ errors: [refusal] });
    },
    onSubscribe({ args, setResultAndStopExecution }) {
      const refusal = refusalOf(args);
      if (refusal) setResultAndStopExecution({ errors: [refusal] });
    },
  };
}

/** @returns the error where arguments or variables are invalid: such an operation is not executed. */
function costOf({ document, contextValue, variableValues }: CostedArgs): number | GraphQLError {
  try {
    return complexityFromQuery(document, { schema, ctx: contextValue, variables: variableValues ?? {} }).complexity;
  } catch (error) {
    return error instanceof GraphQLError ? error : new GraphQLError('', { originalError: error as Error });
  }
}

/** The document's text, which Yoga keeps with the request's parameters. */
export function sourceOf(context: object): string | null {
  const { params } = context as { params?: { query?: unknown } };
  return typeof params?.query === 'string' ? params.query : null;
}
