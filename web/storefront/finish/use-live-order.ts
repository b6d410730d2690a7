import { useEffect } from 'react';
import { useRevalidator } from 'react-router';
import { useSubscription } from 'urql';
import { readFragment } from '../../gql/fragment-masking';
import type { FinishOrderFragment as Order } from '../../gql/graphql';
import { FinishOrderFragment, OrderUpdatesSubscription } from './finish-documents';

/** Statuses after which next to nothing happens: a refund, or staff take a move back. */
const OVER: readonly Order['status'][] = ['COMPLETED', 'CANCELLED'];
/** Should the live connection have died without a word. */
const REREAD_MS = 60_000;

function isRefundUnderWay({ payments }: Order): boolean {
  return payments.some(({ refunds }) => refunds.some(({ status }) => status === 'CREATED'));
}

/**
 * The order as it stands now: live until it is over, and read again when the connection or the reader is back. That goes on
 * after the end, so that a later refund is shown.
 */
export function useLiveOrder(loaded: Order, token: string | null): Order {
  const { revalidate } = useRevalidator();
  const isOver = OVER.includes(loaded.status) && !isRefundUnderWay(loaded);
  const [{ data: told }] = useSubscription(
    { query: OrderUpdatesSubscription, variables: { token: token ?? '' }, pause: token === null || isOver },
    // Where one stream gives way to another, what is older may come later.
    (before: Order | undefined, { checkoutUpdated }) => {
      if (checkoutUpdated.__typename !== 'Order') return before ?? loaded;
      const now = readFragment(FinishOrderFragment, checkoutUpdated);
      return before && before.version > now.version ? before : now;
    },
  );
  useEffect(() => {
    const reread = () => {
      if (document.visibilityState === 'visible') void revalidate();
    };
    const stop = new AbortController();
    window.addEventListener('online', reread, { signal: stop.signal });
    document.addEventListener('visibilitychange', reread, { signal: stop.signal });
    const timer = isOver ? undefined : setInterval(reread, REREAD_MS);
    return () => {
      stop.abort();
      clearInterval(timer);
    };
  }, [isOver, revalidate]);
  return told && told.version >= loaded.version ? told : loaded;
}
