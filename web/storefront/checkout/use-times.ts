import { useCallback, useEffect } from 'react';
import { useQuery } from 'urql';
import type { DeliveryMethod, CheckoutTimesQuery as Times } from '../../gql/graphql';
import { useCartActions } from '../cart/store/cart-context';
import { CheckoutTimesQuery } from './checkout-documents';

export type Slot = NonNullable<Times['channel']>['timeSlots'][number];

/** Times pass while a form is filled in. */
const REFRESH_MS = 60_000;

interface Asked {
  readonly method: DeliveryMethod;
  /** Where a delivery goes; null while nobody knows, or where the shop has no zones. */
  readonly zoneId: string | null;
  readonly isPaused: boolean;
}

/**
 * The times of today and the next days, ascending, read again each minute with what the cart knows of the shop. What staff
 * change in between comes with the cart's own news.
 *
 * @returns null while they are not known.
 */
export function useTimes({ method, zoneId, isPaused }: Asked) {
  const { store } = useCartActions();
  const variables = { method, zoneId };
  const [{ data }, read] = useQuery({ query: CheckoutTimesQuery, variables, pause: isPaused });
  const refresh = useCallback(() => read({ requestPolicy: 'network-only' }), [read]);
  const readAgain = useCallback(() => {
    refresh();
    void store.reload();
  }, [refresh, store]);
  useEffect(() => {
    const timer = setInterval(() => document.visibilityState === 'visible' && readAgain(), REFRESH_MS);
    return () => clearInterval(timer);
  }, [readAgain]);
  const slots: readonly Slot[] | null = data?.channel?.timeSlots ?? null;
  return { slots, refresh };
}
