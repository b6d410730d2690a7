import { GraphQLError } from 'graphql';
import { isAsyncIterable, type Plugin } from 'graphql-yoga';
import type { Context } from '../../graphql/context';
import { TooManyStreams } from '../../kernel/refusals';
import { refusalMessage } from '../../messages/refusal-message';
import { requestOf } from '../request/request-of';
import type { StreamLimits } from './stream-limits';

/**
 * Refuses a live stream to a client that holds too many open already; the refusal is the only event of the stream. Our own
 * client takes the status for a lost connection: it says so, and comes back after a while.
 */
export function streamLimit(limits: StreamLimits): Plugin<Context> {
  return {
    onSubscribe({ args, setResultAndStopExecution }) {
      const context: Context = args.contextValue;
      const { document, variableValues } = args;
      const operation = [document.loc?.source.body, context.locale, JSON.stringify(variableValues)].join(' ');
      const entry = limits.begin(context, operation);
      if ('isFull' in entry) {
        const refusal = new TooManyStreams(entry.maximum);
        const extensions = { code: refusal.code, requestId: context.requestId, http: { status: refusal.httpStatus } };
        const text = refusalMessage(refusal, context.locale, null);
        setResultAndStopExecution({ errors: [new GraphQLError(text, { extensions })] });
        return undefined;
      }
      // A client that leaves before the first event would otherwise be counted forever.
      requestOf(context)?.signal.addEventListener('abort', entry.end, { once: true });
      return {
        onSubscribeError: entry.end,
        onSubscribeResult: ({ result }) => {
          if (isAsyncIterable(result)) return { onEnd: entry.end };
          entry.end();
          return undefined;
        },
      };
    },
  };
}
