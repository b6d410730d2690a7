import { GraphQLError } from 'graphql';
import type { Plugin } from 'graphql-yoga';
import type { Context } from '../../graphql/context';
import { message } from '../../messages/messages';

/** Time limit of an operation. PostgreSQL cancels its statements after the same time. */
export const EXECUTION_TIMEOUT_MS = 10_000;

/**
 * Answers in words when an operation takes too long, and begins no further field of it. What a mutation had asked of the
 * database by then may still be done: who asks again with the same key gets that answer.
 */
export function executionTimeout(milliseconds = EXECUTION_TIMEOUT_MS): Plugin<Context> {
  return {
    onExecute({ executeFn, setExecuteFn }) {
      setExecuteFn(async (args) => {
        const { locale, logger, requestId } = args.contextValue as Context;
        const stopping = new AbortController();
        const timer = setTimeout(() => stopping.abort(), milliseconds);
        const stoppable = { ...args, signal: stopping.signal };
        try {
          return await executeFn(stoppable);
        } catch (error) {
          if (!stopping.signal.aborted) throw error;
          logger.warn({ operation: args.operationName }, 'an operation took too long');
          const http = { status: 503, headers: { 'retry-after': '5' } };
          const extensions = { code: 'EXECUTION_TIMEOUT', requestId, http };
          return { errors: [new GraphQLError(message(locale, 'EXECUTION_TIMEOUT'), { extensions })] };
        } finally {
          clearTimeout(timer);
        }
      });
    },
  };
}
