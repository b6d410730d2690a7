import { useEffect, useRef } from 'react';
import { useHref, useLocation } from 'react-router';
import { stylesInside } from '../../document/adopt-styles';
import { useLocale } from '../../i18n/use-locale';
import { prepareSheet } from '../catalog/dish/dish-sheet';

/** The page has been drawn, and its pictures have had their turn. */
const CALM_MS = 4_000;
/** Fetched at once; of those that were looked at before, the browser has most. */
const MOST_PAGES = 6;

/** What some browsers tell of the connection. */
interface ConnectionHints {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}

const connectionHints = (): ConnectionHints =>
  'connection' in navigator && typeof navigator.connection === 'object' ? (navigator.connection ?? {}) : {};

/** Registers the worker; whether there is one at all is the server's word, in what it answers under that address. */
async function worker(): Promise<ServiceWorker | null> {
  if (!('serviceWorker' in navigator)) return null;
  // Not through the browser's own store, so that nobody is kept in an old one.
  await navigator.serviceWorker.register('/service-worker.js', { updateViaCache: 'none' });
  return (await navigator.serviceWorker.ready).active;
}

async function tell(locale: string, pages: readonly string[]): Promise<void> {
  const { saveData = false, effectiveType = '4g' } = connectionHints();
  const takesPages = !saveData && effectiveType === '4g';
  // What opens a dish, and hears of its changes: a page without a connection can't load them any more.
  if (takesPages) await Promise.all([prepareSheet(), import('../../graphql/live/live-updates')]);
  const files = [...performance.getEntriesByType('resource').map(({ name }) => name), ...stylesInside(document)];
  (await worker())?.postMessage({
    type: 'carte:seen',
    locale,
    pages,
    files,
    takesPages,
  });
}

/** Has the browser keep the pages that are looked at, so that they can be read when the connection is gone. */
export function KeepOffline() {
  const locale = useLocale();
  const page = useHref(useLocation());
  // Since the worker was last told: a dish is opened and closed again sooner than the page is calm.
  const looked = useRef(new Set<string>());
  // biome-ignore lint/correctness/useExhaustiveDependencies: told anew of each page
  useEffect(() => {
    // Over a list a dish has its own address there, which a reload asks for.
    looked.current.add(window.location.href);
    const timer = setTimeout(() => {
      const pages = [...looked.current].slice(-MOST_PAGES);
      looked.current.clear();
      // A private window may refuse; the shop works without.
      tell(locale, pages).catch((error: unknown) => console.warn('nothing is kept for later', error));
    }, CALM_MS);
    return () => clearTimeout(timer);
  }, [locale, page]);
  return null;
}
