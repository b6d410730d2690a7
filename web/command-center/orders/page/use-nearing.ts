import { useEffect } from 'react';
import { useCommandCenter } from '../../kit/context/command-center-context';

/**
 * Orders for a later time go over to the others by themselves: the page is read anew when one comes near, and again with
 * each tick of the clock until the server agrees, whose clock may be behind this device's.
 */
export function useNearing(orders: readonly { readonly scheduledUntil: string | null }[]): void {
  const { board, now } = useCommandCenter();
  const nearSince = orders.some(({ scheduledUntil }) => scheduledUntil !== null && Date.parse(scheduledUntil) <= now)
    ? now
    : null;
  useEffect(() => {
    if (nearSince !== null) board.changed();
  }, [nearSince, board]);
}
