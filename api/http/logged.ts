import type { MiddlewareHandler } from 'hono';
import type { Logger } from 'pino';
import { routeOf } from './measured';
import type { ServerEnv } from './server-env';

/** Longer than anybody waits gladly; a stream of live updates counts only until it has begun. */
const SLOW_MS = 2_000;

/** A line for each request, by its route's pattern: quiet, unless it was slow. */
export function logged(logger: Logger, slowMs = SLOW_MS): MiddlewareHandler<ServerEnv> {
  return async (c, next) => {
    const startedAt = performance.now();
    await next();
    const durationMs = Math.round(performance.now() - startedAt);
    const isSlow = durationMs >= slowMs;
    if (!isSlow && !logger.isLevelEnabled('debug')) return;
    const fields = { requestId: c.get('requestId'), method: c.req.method, route: routeOf(c), status: c.res.status };
    if (isSlow) logger.warn({ ...fields, durationMs }, 'a request was slow');
    else logger.debug({ ...fields, durationMs }, 'a request');
  };
}
