import type { Context as HonoContext } from 'hono';
import type { Locale } from '../../../domain/locale';
import { message } from '../../messages/messages';
import { newNonce } from './nonce';
import { problem } from './problem';
import type { ServerEnv } from './server-env';

/** The pool finds a restarted database within that time. */
const RETRY_AFTER_SECONDS = '5';
/** Where programs ask, even one that takes HTML: they are answered in JSON. */
const PROGRAMS_PATH = /^\/(?:api|graphql)(?:\/|$)/;

/** 503 while the database does not answer: a page of its own to a browser that opens one, JSON to anybody else. */
export function unavailable(c: HonoContext<ServerEnv>, locale: Locale): Response {
  const headers = { 'retry-after': RETRY_AFTER_SECONDS, 'cache-control': 'private, no-store' };
  if (!opensPage(c.req.raw)) return Response.json(problem(c, 'UNAVAILABLE'), { status: 503, headers });
  const nonce = newNonce();
  return new Response(unavailablePage(locale, nonce, c.req.method === 'GET'), {
    status: 503,
    headers: {
      ...headers,
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': `default-src 'none'; script-src 'nonce-${nonce}'; connect-src 'self'; style-src 'nonce-${nonce}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
    },
  });
}

function opensPage({ headers, url }: Request): boolean {
  return (headers.get('accept') ?? '').includes('text/html') && !PROGRAMS_PATH.test(new URL(url).pathname);
}

/**
 * A complete page without the shop's name and colours, which only the database knows.
 *
 * @param reloads - once there is a database. The answer to a form would send it a second time.
 */
function unavailablePage(locale: Locale, nonce: string, reloads: boolean): string {
  return `<!doctype html>
<html lang="${locale}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<title>${message(locale, 'UNAVAILABLE_TITLE')}</title>
<style nonce="${nonce}">
body{font:1rem/1.5 system-ui,sans-serif;display:grid;place-content:center;min-height:100vh;margin:0;padding:1.5rem;box-sizing:border-box;text-align:center;background:#fbf7f2;color:#2a1e17}
h1{font-size:1.75rem;line-height:1.2;margin:0 0 .5rem}
p{margin:0 0 1.5rem;max-width:26rem}
a{justify-self:center;padding:.625rem 1.5rem;border-radius:999px;background:#2a1e17;color:#fbf7f2;text-decoration:none;font-weight:600}
main{display:grid;justify-items:center}
@media (prefers-color-scheme:dark){body{background:#1a1411;color:#f6ede4}a{background:#f6ede4;color:#1a1411}}
</style>
${reloads ? `<script defer nonce="${nonce}" src="/offline.js"></script>` : ''}
<main>
<h1>${message(locale, 'UNAVAILABLE_TITLE')}</h1>
<p>${message(locale, 'UNAVAILABLE')}</p>
<a href="" data-retry>${message(locale, 'UNAVAILABLE_RETRY')}</a>
</main>
</html>
`;
}
