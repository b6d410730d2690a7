import { useEffect } from 'react';
import { useCommandCenter } from '../../kit/context/command-center-context';

/**
 * Reads the page again when an order for a later time comes near, so that it joins the others, and then with each tick
 * of the clock until the server agrees, whose clock may be behind this device's.
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
