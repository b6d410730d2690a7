import { useEffect, useRef } from 'react';
import { useHref, useLocation } from 'react-router';
import { useLocale } from '../../i18n/use-locale';
import { prepareCart } from '../cart/view/lazy-cart';
import { prepareSheet } from '../catalog/dish/dish-sheet';

/** The page has been drawn, and its pictures have had their turn. */
const CALM_MS = 4_000;
/** Fetched at once; of those that were looked at before, the browser has most. */
const MOST_PAGES = 6;

/** The code that opens a dish and the cart, and that of live updates. */
const prepare = () => Promise.all([prepareSheet(), prepareCart(), import('../../graphql/live/live-updates')]);

/** Has the browser keep the pages that are looked at, so that they can be read when the connection is gone. */
export function KeepOffline() {
  const locale = useLocale();
  const page = useHref(useLocation());
  // Pages since the last message to the worker: a dish is opened and closed again sooner than the page is calm.
  const looked = useRef(new Set<string>());
  // biome-ignore lint/correctness/useExhaustiveDependencies: each page is reported
  useEffect(() => {
    // Over a list a dish has its own address there, which a reload asks for.
    looked.current.add(window.location.href);
    const timer = setTimeout(() => {
      const pages = [...looked.current].slice(-MOST_PAGES);
      looked.current.clear();
      // A private window may refuse; the shop works without.
      const telling = import('./tell-worker').then(({ tellWorker }) => tellWorker(locale, pages, prepare));
      telling.catch((error: unknown) => console.warn('nothing is kept for later', error));
    }, CALM_MS);
    return () => clearTimeout(timer);
  }, [locale, page]);
  return null;
}
