import { useEffect } from 'react';
import type { CartShopFragment } from '../../gql/graphql';
import { useCartActions } from '../cart/store/cart-context';

type PauseFacts = Pick<CartShopFragment, 'isOnMaintenance' | 'pausedUntil' | 'resumesAt' | 'timeZone'>;

/** Not all at once, when a pause ends for everybody. */
const SPREAD_MS = 3_000;
/** The server's clock decides: one that is ahead of it asks again. */
const AGAIN_MS = 10_000;

/**
 * The shop while it is paused. When the pause should be over the shop is read again, so that the page needs no reload.
 *
 * @returns null while orders are taken, and on maintenance, which has a notice of its own.
 */
export function usePause(shop: PauseFacts): PauseFacts | null {
  const { store } = useCartActions();
  const end = shop.pausedUntil;
  useEffect(() => {
    if (end === null) return;
    let timer = 0;
    const wait = (milliseconds: number) => {
      timer = window.setTimeout(() => {
        void store.reload();
        wait(AGAIN_MS);
      }, milliseconds);
    };
    wait(Math.max(0, Date.parse(end) - Date.now()) + Math.random() * SPREAD_MS);
    return () => window.clearTimeout(timer);
  }, [end, store]);
  return end === null || shop.isOnMaintenance ? null : shop;
}
