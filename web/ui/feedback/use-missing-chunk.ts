import { useEffect, useState } from 'react';
import { isMissingChunk, mayReload, reloadOnce } from './missing-chunk';

/**
 * A page that outlived its build finds the files of the next page gone: that page is loaded anew, once.
 *
 * @param error - why the page can't be shown.
 * @returns whether it is about to load, so that nothing has to be told.
 */
export function useReloadOfMissingChunk(error: unknown, isOnline: boolean): boolean {
  const [isReloading] = useState(() => isOnline && isMissingChunk(error) && mayReload(window, Date.now()));
  useEffect(() => {
    if (isReloading) reloadOnce(window, Date.now());
  }, [isReloading]);
  return isReloading;
}
