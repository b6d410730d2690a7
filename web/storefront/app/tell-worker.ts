import { stylesInside } from '../../document/adopt-styles';
import { registerWorker } from '../../document/register-worker';

/** What some browsers expose of the Network Information API. */
interface ConnectionHints {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}

const connectionHints = (): ConnectionHints =>
  'connection' in navigator && typeof navigator.connection === 'object' ? (navigator.connection ?? {}) : {};

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
  (await registerWorker())?.active?.postMessage({
    type: 'carte:seen',
    locale,
    pages,
    files,
    takesPages,
  });
}
