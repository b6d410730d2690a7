/** How long the server may think about a light question. */
const PATIENCE_MS = 5_000;

/** Whether the server answers: past its database, the service worker and every cache. */
export async function askServer(): Promise<boolean> {
  const silence = new AbortController();
  const timer = setTimeout(() => silence.abort(), PATIENCE_MS);
  try {
    // A hotel's sign-in page answers everything by leading to itself.
    const { ok } = await fetch('/health/live', { cache: 'no-store', redirect: 'error', signal: silence.signal });
    return ok;
  } catch {
    return false;
  } finally {
    clearTimeout(timer);
  }
}
