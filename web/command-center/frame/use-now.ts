import { useEffect, useState } from 'react';

const TICK_MS = 15_000;

/** The time in milliseconds, moving on by itself. @param loadedAt - the server's, so that both render the same. */
export function useNow(loadedAt: number): number {
  const [now, setNow] = useState(loadedAt);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), TICK_MS);
    return () => clearInterval(timer);
  }, []);
  return Math.max(now, loadedAt);
}
