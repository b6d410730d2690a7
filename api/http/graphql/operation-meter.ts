import { isAsyncIterable, type Plugin } from 'graphql-yoga';
import type { Context } from '../../graphql/context';
import { sourceOf } from '../limits/cost-limit';
import { operationNames } from './operation-names';

/**
 * Tells the meter of each operation. Only our own client's have names: anybody can call theirs what they like.
 *
 * @param documents - our client's.
 */
export function operationMeter(documents: Iterable<string>): Plugin<Context> {
  const nameOf = operationNames(documents);
  const begin = ({ contextValue: context }: { readonly contextValue: Context }) => {
    const startedAt = performance.now();
    const name = nameOf(sourceOf(context));
    return (isFailed: boolean) =>
      context.meter.operationEnded({ name, isFailed, seconds: (performance.now() - startedAt) / 1000 });
  };
  return {
    onExecute({ args }) {
      const end = begin(args);
      return {
        onExecuteDone: ({ result }) => end(!isAsyncIterable(result) && (result.errors?.length ?? 0) > 0),
      };
    },
    onSubscribe({ args }) {
      const end = begin(args);
      return {
        onSubscribeError: () => end(true),
        onSubscribeResult: ({ result }) => {
          end(!isAsyncIterable(result));
          return isAsyncIterable(result) ? { onEnd: args.contextValue.meter.subscriptionBegan() } : undefined;
        },
      };
    },
  };
}
