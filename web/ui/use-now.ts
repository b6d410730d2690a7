import { useEffect, useState } from 'react';

const HALF_MINUTE_MS = 30_000;

/** Milliseconds; moves on by itself. */
export function useNow(): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), HALF_MINUTE_MS);
    return () => clearInterval(timer);
  }, []);
  return now;
}
