import { useEffect, useRef, useState } from 'react';
import { useLocation, useRevalidator } from 'react-router';
import { useClient } from 'urql';
import { Rereading } from '../../../graphql/rereading';
import { useCart, useCartActions } from './cart-context';
import { MenuChangedSubscription } from './cart-documents';
import { cartNews } from './cart-news';
import { useTellNews } from './use-tell-news';

/** How long to wait after loading: the subscription must not slow down a first visit. */
const AFTER_LOAD_MS = 1_500;

/** A dish's own page, and the checkout. */
const OF_CHOOSING = /^\/(?:catalog\/[^/]+\/[^/]+|checkout\/?$)/;

/** Whether the page is looked at, and has been for a moment: a tab in the background holds no connection. */
function useIsWatched(): boolean {
  const [isWatched, setIsWatched] = useState(false);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = () => {
      clearTimeout(timer);
      if (document.visibilityState !== 'visible') setIsWatched(false);
      else timer = setTimeout(() => setIsWatched(true), AFTER_LOAD_MS);
    };
    look();
    document.addEventListener('visibilitychange', look);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, []);
  return isWatched;
}

/** Whether a dish or the checkout is open: what is chosen there may sell out under the finger. */
function useIsChoosing(): boolean {
  const { pathname, search } = useLocation();
  return OF_CHOOSING.test(pathname) || new URLSearchParams(search).has('dish');
}

/** Reads cart and page again, and shows what the shop changed. */
function useReread(): () => Promise<void> {
  const { store } = useCartActions();
  const { revalidate } = useRevalidator();
  const tellNews = useTellNews();
  return async () => {
    const before = store.current().cart;
    await Promise.all([store.reload(), revalidate()]);
    const { cart: after, shop } = store.current();
    if (!before || !after || !shop) return;
    for (const news of cartNews(before, after)) tellNews(news, shop.currencyCode);
  };
}

/**
 * Follows the menu while a shopper has something at stake: a cart, an open dish, the checkout. The server tells the
 * catalog's revision at once and after every change, so what was missed while the connection was lost is noticed too.
 */
export function LiveMenu() {
  const client = useClient();
  const { cart, store } = useCart();
  const isChoosing = useIsChoosing();
  const isWatched = useIsWatched();
  const reread = useReread();
  const latest = useRef(reread);
  useEffect(() => {
    latest.current = reread;
  });
  const isOn = isWatched && (isChoosing || (cart?.quantity ?? 0) > 0);
  useEffect(() => {
    if (!isOn) return;
    const rereading = new Rereading(() => void latest.current());
    const { unsubscribe } = client.subscription(MenuChangedSubscription, {}).subscribe(({ data }) => {
      const known = store.current().shop?.catalogRevision;
      if (data && data.catalogChanged !== known) rereading.tell();
    });
    return () => {
      rereading.stop();
      unsubscribe();
    };
  }, [client, isOn, store]);
  return null;
}
