import type { Context as HonoContext, MiddlewareHandler } from 'hono';
import { routePath } from 'hono/route';
import type { Meter } from '../../telemetry/meter';
import type { ServerEnv } from './server-env';

/** Tells the meter of each request, by its route's pattern. */
export function measured(meter: Meter): MiddlewareHandler<ServerEnv> {
  return async (c, next) => {
    const startedAt = performance.now();
    await next();
    const seconds = (performance.now() - startedAt) / 1000;
    meter.requestEnded({ method: c.req.method, route: routeOf(c), status: c.res.status, seconds });
  };
}

/** Of whatever answered: a page's own pattern, or that of the API's route. */
export function routeOf(c: HonoContext<ServerEnv>): string {
  return c.get('pageRoute')?.() ?? routePath(c);
}
