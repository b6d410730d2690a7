import { useCallback, useEffect } from 'react';
import { useQuery } from 'urql';
import type { DeliveryMethod, CheckoutTimesQuery as Times } from '../../gql/graphql';
import { useCartActions } from '../cart/cart-context';
import { CheckoutTimesQuery } from './checkout-documents';
import { useShopNews } from './use-shop-news';

export type Slot = NonNullable<Times['channel']>['timeSlots'][number];

/** Times pass while a form is filled in. */
const REFRESH_MS = 60_000;

/**
 * The times of today and the next days, ascending, read anew each minute and when staff change something; with them what
 * the cart knows of the shop.
 *
 * @returns null while they are not known.
 */
export function useTimes(method: DeliveryMethod, isPaused: boolean) {
  const { store } = useCartActions();
  const [{ data }, read] = useQuery({ query: CheckoutTimesQuery, variables: { method }, pause: isPaused });
  const refresh = useCallback(() => read({ requestPolicy: 'network-only' }), [read]);
  const readAnew = useCallback(() => {
    refresh();
    void store.reload();
  }, [refresh, store]);
  useShopNews(readAnew);
  useEffect(() => {
    const timer = setInterval(() => document.visibilityState === 'visible' && readAnew(), REFRESH_MS);
    return () => clearInterval(timer);
  }, [readAnew]);
  const slots: readonly Slot[] | null = data?.channel?.timeSlots ?? null;
  return { slots, refresh };
}
