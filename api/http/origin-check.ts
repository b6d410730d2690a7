const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Whether a page of another origin makes a browser write with this visitor's cookies. Programs send no `Origin` and
 * no `Sec-Fetch-Site`; they pass, and so does a request that carries no cookie: it acts for nobody.
 *
 * @param origin - the shop's own, as the browser knows it.
 */
export function isForeignWrite(request: Request, origin: string): boolean {
  if (SAFE_METHODS.has(request.method) || !request.headers.has('cookie')) return false;
  const from = request.headers.get('origin');
  if (from !== null) return from !== origin;
  const site = request.headers.get('sec-fetch-site');
  return site !== null && site !== 'same-origin' && site !== 'none';
}
