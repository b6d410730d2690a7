/** How long the server may think about a light question. */
const PATIENCE_MS = 5_000;

/** The server answers no question with a page: a network that wants a sign-in does, and a proxy without its server. */
export const isForeign = (headers: Headers): boolean => headers.get('content-type')?.startsWith('text/html') ?? false;

/**
 * Whether the server answers: past the service worker and every cache.
 *
 * @param state - `live`: it is there, whatever its database does; `ready`: it can show pages.
 */
export async function askServer(state: 'live' | 'ready' = 'live'): Promise<boolean> {
  const silence = new AbortController();
  const timer = setTimeout(() => silence.abort(), PATIENCE_MS);
  try {
    // A hotel's sign-in page answers everything by leading to itself, or with itself.
    const { ok, headers } = await fetch(`/health/${state}`, {
      cache: 'no-store',
      redirect: 'error',
      signal: silence.signal,
    });
    return ok && !isForeign(headers);
  } catch {
    return false;
  } finally {
    clearTimeout(timer);
  }
}
