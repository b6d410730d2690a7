import { useEffect, useState } from 'react';

const FIRST_LOOK_MS = 1000;
const INTERVAL_MS = 5 * 60_000;

/** Asks which build is served now. A failure is only logged: the next look may succeed. */
async function isOutdated(buildId: string): Promise<boolean> {
  try {
    const response = await fetch('/builds/latest.json', { cache: 'no-store' });
    const latest: unknown = response.ok ? await response.json() : null;
    if (typeof latest !== 'object' || latest === null || !('id' in latest)) return false;
    return typeof latest.id === 'string' && latest.id !== buildId;
  } catch (error) {
    console.warn('the manifest could not be read', error);
    return false;
  }
}

/** Whether another build than this page's is being served: looks after a second, every five minutes, and on focus. */
export function useNewVersion(buildId: string | undefined): boolean {
  const [isNew, setIsNew] = useState(false);
  useEffect(() => {
    if (!buildId || isNew) return;
    let isOver = false;
    const look = () => {
      if (document.visibilityState === 'hidden') return;
      void isOutdated(buildId).then((outdated) => {
        if (outdated && !isOver) setIsNew(true);
      });
    };
    const first = setTimeout(look, FIRST_LOOK_MS);
    const interval = setInterval(look, INTERVAL_MS);
    window.addEventListener('focus', look);
    return () => {
      isOver = true;
      clearTimeout(first);
      clearInterval(interval);
      window.removeEventListener('focus', look);
    };
  }, [buildId, isNew]);
  return isNew;
}
