import { stylesInside } from '../../document/adopt-styles';

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

/**
 * Tells the service worker what was looked at, so that it keeps that.
 *
 * @param prepare - loads what a page without a connection can't load any more.
 * @throws where the browser refuses a worker.
 */
export async function tellWorker(
  locale: string,
  pages: readonly string[],
  prepare: () => Promise<unknown>,
): Promise<void> {
  const { saveData = false, effectiveType = '4g' } = connectionHints();
  const takesPages = !saveData && effectiveType === '4g';
  if (takesPages) await prepare();
  const files = [...performance.getEntriesByType('resource').map(({ name }) => name), ...stylesInside(document)];
  (await worker())?.postMessage({
    type: 'carte:seen',
    locale,
    pages,
    files,
    takesPages,
  });
}
