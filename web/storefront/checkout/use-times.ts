import { useCallback, useEffect } from 'react';
import { useQuery } from 'urql';
import type { DeliveryMethod, CheckoutTimesQuery as Times } from '../../gql/graphql';
import { CheckoutTimesQuery } from './checkout-documents';

export type Slot = NonNullable<Times['channel']>['timeSlots'][number];

/** Times pass while a form is filled in. */
const REFRESH_MS = 60_000;

/** The times that can be chosen, ascending, read anew each minute. @returns null while they are not known. */
export function useTimes(method: DeliveryMethod, isPaused: boolean) {
  const [{ data }, read] = useQuery({ query: CheckoutTimesQuery, variables: { method }, pause: isPaused });
  const refresh = useCallback(() => read({ requestPolicy: 'network-only' }), [read]);
  useEffect(() => {
    const timer = setInterval(() => document.visibilityState === 'visible' && refresh(), REFRESH_MS);
    return () => clearInterval(timer);
  }, [refresh]);
  const slots: readonly Slot[] | null = data?.channel?.timeSlots ?? null;
  return { slots, refresh };
}
