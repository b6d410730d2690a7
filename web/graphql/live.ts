import { type Exchange, subscriptionExchange } from '@urql/core';
import type { Locale } from '../../domain/locale';
import { storedIdOf } from './stored-id';

/** Subscriptions over the one stream of the browser. What it takes is loaded when the first one starts. */
export function liveExchange(locale: Locale): Exchange {
  return subscriptionExchange({
    forwardSubscription: ({ variables = {}, extensions }) => ({
      subscribe(sink) {
        const key = JSON.stringify([storedIdOf(extensions), locale, variables]);
        let isOver = false;
        let unsubscribe = () => {};
        import('./live/live-updates')
          .then(({ liveUpdates }) => {
            if (!isOver) unsubscribe = liveUpdates.subscribe(key, sink);
          })
          .catch(sink.error);
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
