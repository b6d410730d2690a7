import { useEffect } from 'react';
import { useCommandCenter } from '../layout/command-center-context';

/** Orders for a later time go over to the others by themselves: the page is read anew when one comes near. */
export function useNearing(orders: readonly { readonly scheduledUntil: string | null }[]): void {
  const { board, now } = useCommandCenter();
  const isNear = orders.some(({ scheduledUntil }) => scheduledUntil !== null && Date.parse(scheduledUntil) <= now);
  useEffect(() => {
    if (isNear) board.changed();
  }, [isNear, board]);
}
