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
  let transport: Promise<Client> | null = null;
  const connect = () => {
    transport ??= import('graphql-sse').then(({ createClient }) =>
      createClient({
        url,
        headers: { ...headers },
        retryAttempts: Number.POSITIVE_INFINITY,
        retry: (attempt) => {
          connection.set('lost');
          return pauseBefore(attempt);
        },
        on: { connected: () => connection.set('live') },
      }),
    );
    return transport;
  };
  return subscriptionExchange({
    forwardSubscription: ({ operationName, variables, extensions }) => ({
      subscribe(sink) {
        let isOver = false;
        let isRefused = false;
        let attempt = 0;
        let unsubscribe = () => {};
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
            error: (error) => sink.error(error),
            complete() {
              if (isOver || isRefused) return sink.complete();
              // The server ended it, as with a session that gave way to another: whoever still may listen goes on.
              connection.set('lost');
              attempt += 1;
              void pauseBefore(attempt - 1).then(() => begin(client));
            },
          });
        };
        connect()
          .then(begin)
          .catch((error: unknown) => sink.error(error));
        return {
          unsubscribe: () => {
            isOver = true;
            unsubscribe();
          },
        };
      },
    }),
  });
}
