/** How long the server may think about a light question. */
const PATIENCE_MS = 5_000;

/** The server answers no question with a page: a network that wants a sign-in does, and a proxy without its server. */
export const isForeign = (headers: Headers): boolean => headers.get('content-type')?.startsWith('text/html') ?? false;

/** Whether the server answers: past its database, the service worker and every cache. */
export async function askServer(): Promise<boolean> {
  const silence = new AbortController();
  const timer = setTimeout(() => silence.abort(), PATIENCE_MS);
  try {
    // A hotel's sign-in page answers everything by leading to itself, or with itself.
    const { ok, headers } = await fetch('/health/live', {
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
