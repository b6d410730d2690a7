import type { Context as HonoContext, MiddlewareHandler } from 'hono';
import type { ListedOrigins } from '../request/listed-origins';
import type { ServerEnv } from '../request/server-env';

const METHODS = 'GET, POST, PATCH, DELETE';
/** What a page of another site may send along. */
const ALLOWED_HEADERS =
  'Authorization, Content-Type, Accept, Carte-Session, X-Locale, Idempotency-Key, If-None-Match, Last-Event-ID';
/** What its script may read of an answer. */
const EXPOSED_HEADERS =
  'Allow, Carte-Session, ETag, Location, RateLimit-Limit, RateLimit-Remaining, RateLimit-Reset, Retry-After, WWW-Authenticate, X-Request-Id';
/** A browser asks again after two hours, the longest that Chromium keeps an answer. */
const ASK_AGAIN_SECONDS = '7200';

/**
 * Lets pages of the origins that the shop lists call the API. They never do so with a visitor's cookies, which count on
 * our own pages alone: a program there signs its calls with a token and carries the session by `Carte-Session`.
 *
 * @param listed - remembers what the shop lists.
 */
export function crossOrigin(listed: ListedOrigins): MiddlewareHandler<ServerEnv> {
  return async (c, next) => {
    const { channel } = c.get('scope').context;
    listed.remember(c.get('arrival').asked.host, channel?.apiOrigins ?? []);
    const origin = c.req.header('origin') ?? '';
    const isListed = channel?.apiOrigins.includes(origin) ?? false;
    if (isPreflight(c)) {
      letCall(c, isListed ? origin : null);
      return c.body(null, 204);
    }
    await next();
    letRead(c, isListed ? origin : null);
    return undefined;
  };
}

/**
 * The same for what is refused before the shop is known: a page that may call the API can read that it is too much, or
 * that there is no database now. Its preflight is let through then, or it would read nothing.
 */
export function crossOriginRefusals(listed: ListedOrigins): MiddlewareHandler<ServerEnv> {
  return async (c, next) => {
    await next();
    if (c.get('scope')) return;
    const origin = c.req.header('origin') ?? '';
    if (!listed.has(c.get('arrival').asked.host, origin)) return letRead(c, null);
    if (!isPreflight(c)) return letRead(c, origin);
    c.res = new Response(null, { status: 204 });
    letCall(c, origin);
  };
}

function isPreflight(c: HonoContext<ServerEnv>): boolean {
  return c.req.method === 'OPTIONS' && c.req.header('access-control-request-method') !== undefined;
}

/** Answers a preflight. @param origin - null when it may not call. */
function letCall(c: HonoContext<ServerEnv>, origin: string | null): void {
  if (origin !== null) {
    c.header('access-control-allow-methods', METHODS);
    c.header('access-control-allow-headers', ALLOWED_HEADERS);
    c.header('access-control-max-age', ASK_AGAIN_SECONDS);
    c.header('access-control-allow-origin', origin);
  }
  c.header('vary', 'Origin, Access-Control-Request-Method, Access-Control-Request-Headers');
}

/** @param origin - null when it may not read the answer. */
function letRead(c: HonoContext<ServerEnv>, origin: string | null): void {
  c.header('vary', 'Origin', { append: true });
  if (origin === null) return;
  c.header('access-control-allow-origin', origin);
  c.header('access-control-expose-headers', EXPOSED_HEADERS);
}
