import { type Exchange, subscriptionExchange } from '@urql/core';
import type { Client } from 'graphql-sse';
import { connection } from './connection';

/** Doubles from one second, at most half a minute, with some chance so that a restart is not met by all at once. */
function pauseBefore(attempt: number): Promise<void> {
  const milliseconds = Math.min(1000 * 2 ** attempt, 30_000) * (0.75 + Math.random() / 2);
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}

/** Subscriptions over server-sent events. The transport is loaded when the first one starts. */
export function liveExchange(url: string, headers: Readonly<Record<string, string>>): Exchange {
  /** A request of its own for each stream, which is lost and heard again by itself. */
  const connect = async (stream: object): Promise<Client> => {
    const { createClient } = await import('graphql-sse');
    return createClient({
      url,
      headers: { ...headers },
      // It stays open for as long as the page: nothing that is waited for comes after it.
      fetchFn: (input: RequestInfo | URL, init?: RequestInit) => fetch(input, { ...init, priority: 'low' }),
      retryAttempts: Number.POSITIVE_INFINITY,
      retry: (attempt) => {
        connection.loses(stream);
        return pauseBefore(attempt);
      },
      on: { connected: () => connection.hears(stream) },
    });
  };
  return subscriptionExchange({
    forwardSubscription: ({ operationName, variables, extensions }) => ({
      subscribe(sink) {
        let isOver = false;
        let isRefused = false;
        let attempt = 0;
        let unsubscribe = () => {};
        const fail = (error: unknown) => {
          connection.leaves(sink);
          sink.error(error);
        };
        const begin = (client: Client) => {
          if (isOver) return;
          // The text stays empty: `extensions` name the stored document.
          const request = { query: '', operationName, variables, extensions };
          unsubscribe = client.subscribe<Record<string, unknown>, Record<string, unknown>>(request, {
            next(result) {
              attempt = 0;
              isRefused = Boolean(result.errors);
              sink.next(result);
            },
            error: fail,
            complete() {
              if (isOver || isRefused) return sink.complete();
              // The server ended it, as with a session that gave way to another: whoever still may listen goes on.
              connection.loses(sink);
              attempt += 1;
              void pauseBefore(attempt - 1).then(() => begin(client));
            },
          });
        };
        connection.awaits(sink);
        connect(sink).then(begin).catch(fail);
        return {
          unsubscribe: () => {
            isOver = true;
            connection.leaves(sink);
            unsubscribe();
          },
        };
      },
    }),
  });
}
