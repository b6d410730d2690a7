import { useEffect } from 'react';
import { useLocation } from 'react-router';

async function fetchSession(signal: AbortSignal): Promise<void> {
  const answer = await fetch('/api/_auth/session', {
    cache: 'no-store',
    headers: { accept: 'application/json' },
    signal,
  });
  const session: unknown = await answer.json();
  const isGuest = answer.ok && typeof session === 'object' && session !== null && !('user' in session);
  if (isGuest) await fetch('/api/auth/session', { method: 'POST', signal });
}

/**
 * Asks with every page that is opened who is signed in, and for a guest's session where nobody is: the server keeps none
 * before there is something to keep in it. The page waits for neither, and neither is repeated.
 */
export function useSession(isSetUp: boolean): void {
  const { pathname } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: each page asks again
  useEffect(() => {
    if (!isSetUp) return undefined;
    const left = new AbortController();
    fetchSession(left.signal).catch(() => undefined);
    return () => left.abort();
  }, [pathname, isSetUp]);
}
