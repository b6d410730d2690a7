import type { MiddlewareHandler } from 'hono';
import { Busy } from '../kernel/refusals';
import { askedLocale } from './asked-locale';
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
      c.header('retry-after', String(seconds));
      return c.json(problem(askedLocale(c.req.raw.headers), code), httpStatus);
    }
    underWay += 1;
    try {
      return await next();
    } finally {
      underWay -= 1;
    }
  };
}
