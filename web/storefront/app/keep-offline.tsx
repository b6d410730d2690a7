import { useEffect } from 'react';
import { useHref, useLocation } from 'react-router';
import { useLocale } from '../../i18n/use-locale';

/** The page has been drawn, and its pictures have had their turn. */
const CALM_MS = 4_000;

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

async function tell(locale: string): Promise<void> {
  const { saveData = false, effectiveType = '4g' } = connectionHints();
  const files = performance.getEntriesByType('resource').map(({ name }) => name);
  const page = window.location.href;
  (await worker())?.postMessage({
    type: 'carte:seen',
    locale,
    page,
    files,
    takesPage: !saveData && effectiveType === '4g',
  });
}

/** Has the browser keep the pages that are looked at, so that they can be read when the connection is gone. */
export function KeepOffline() {
  const locale = useLocale();
  const page = useHref(useLocation());
  // biome-ignore lint/correctness/useExhaustiveDependencies: told anew of each page
  useEffect(() => {
    const timer = setTimeout(() => {
      // A private window may refuse; the shop works without.
      tell(locale).catch((error: unknown) => console.warn('nothing is kept for later', error));
    }, CALM_MS);
    return () => clearTimeout(timer);
  }, [locale, page]);
  return null;
}
