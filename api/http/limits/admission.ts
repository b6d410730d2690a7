import type { MiddlewareHandler } from 'hono';
import { Busy } from '../../kernel/refusals';
import { problem } from '../request/problem';
import type { ServerEnv } from '../request/server-env';
import type { ConcurrencyLimit } from './concurrency-limit';

/**
 * Refuses at once what would otherwise pile up until it times out: before the database, or anything else, is asked.
 * `Retry-After` says when to come back.
 */
export function admission(concurrency: ConcurrencyLimit): MiddlewareHandler<ServerEnv> {
  return async (c, next) => {
    const { address: caller } = c.get('arrival');
    if (!concurrency.take(caller)) {
      const { code, httpStatus, seconds } = new Busy();
      c.header('retry-after', String(seconds));
      return c.json(problem(c, code), httpStatus);
    }
    try {
      return await next();
    } finally {
      concurrency.giveBack(caller);
    }
  };
}
