import type { MiddlewareHandler } from 'hono';
import type { ServerEnv } from './server-env';

const METHODS = 'GET, POST, PATCH, DELETE';
/** What a page of another site may send along. */
const ALLOWED_HEADERS = 'Authorization, Content-Type, Accept, Carte-Session, X-Locale, Idempotency-Key, If-None-Match';
/** What its script may read of an answer. */
const EXPOSED_HEADERS =
  'Carte-Session, ETag, RateLimit-Limit, RateLimit-Remaining, RateLimit-Reset, Retry-After, X-Request-Id';
/** A browser asks again after two hours, the longest that Chromium keeps an answer. */
const ASK_AGAIN_SECONDS = '7200';

/**
 * Lets pages of the origins that the shop lists call the API. They never do so with a visitor's cookies, which count on
 * our own pages alone: a program there signs its calls with a token and carries the session by `Carte-Session`.
 */
export const crossOrigin: MiddlewareHandler<ServerEnv> = async (c, next) => {
  const origin = c.req.header('origin');
  const isListed = origin !== undefined && (c.get('scope').context.channel?.apiOrigins.includes(origin) ?? false);
  if (c.req.method === 'OPTIONS' && c.req.header('access-control-request-method') !== undefined) {
    if (isListed) {
      c.header('access-control-allow-methods', METHODS);
      c.header('access-control-allow-headers', ALLOWED_HEADERS);
      c.header('access-control-max-age', ASK_AGAIN_SECONDS);
      c.header('access-control-allow-origin', origin);
    }
    c.header('vary', 'Origin, Access-Control-Request-Method, Access-Control-Request-Headers');
    return c.body(null, 204);
  }
  await next();
  c.header('vary', 'Origin', { append: true });
  if (!isListed) return undefined;
  c.header('access-control-allow-origin', origin);
  c.header('access-control-expose-headers', EXPOSED_HEADERS);
  return undefined;
};
