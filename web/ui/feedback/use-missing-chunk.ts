import { useEffect, useState } from 'react';
import { isMissingChunk, mayReload, reloadOnce } from './missing-chunk';

/**
 * Loads the next page from the server, once, when its files are gone because a new build was deployed.
 *
 * @param error - why the page can't be shown.
 * @returns whether it is about to load, so that no error has to be shown.
 */
export function useReloadOfMissingChunk(error: unknown, isOnline: boolean): boolean {
  const [isReloading] = useState(() => isOnline && isMissingChunk(error) && mayReload(window, Date.now()));
  useEffect(() => {
    if (isReloading) reloadOnce(window, Date.now());
  }, [isReloading]);
  return isReloading;
}
