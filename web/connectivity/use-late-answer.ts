import { useEffect } from 'react';
import { LATE_MS, reachability } from './reachability';

/** A wait of the router's that lasts: it fetches by itself, and tells nobody whether an answer comes. */
export function useLateAnswer(isWaiting: boolean): void {
  useEffect(() => {
    if (!isWaiting) return;
    const timer = setInterval(reachability.doubt, LATE_MS);
    return () => clearInterval(timer);
  }, [isWaiting]);
}
