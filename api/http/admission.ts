import type { MiddlewareHandler } from 'hono';
import { FALLBACK_LOCALE } from '../kernel/locale';
import { Busy } from '../kernel/refusals';
import { readLocaleCookie } from './cookies';
import { negotiateLocale } from './negotiate-locale';
import { problem } from './problem';
import type { ServerEnv } from './server-env';

/** What two cores answer within a second or two. A stream of live updates counts only until it has begun. */
const MOST_UNDER_WAY = 1_000;

/**
 * Refuses at once what would otherwise pile up until it times out: before the database, or anything else, is asked.
 * `Retry-After` says when to come back.
 *
 * @param mostUnderWay - requests that may be under way.
 */
export function admission(mostUnderWay = MOST_UNDER_WAY): MiddlewareHandler<ServerEnv> {
  let underWay = 0;
  return async (c, next) => {
    if (underWay >= mostUnderWay) {
      const { code, httpStatus, seconds } = new Busy();
      const { headers } = c.req.raw;
      const locale = negotiateLocale({
        prefix: headers.get('x-locale'),
        cookie: readLocaleCookie(headers.get('cookie') ?? null),
        acceptLanguage: headers.get('accept-language'),
        channelDefault: FALLBACK_LOCALE,
      });
      c.header('retry-after', String(seconds));
      return c.json(problem(locale, code), httpStatus);
    }
    underWay += 1;
    try {
      return await next();
    } finally {
      underWay -= 1;
    }
  };
}
