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
    const durationMs = performance.now() - startedAt;
    if (!isWorthALine(logger, durationMs, slowMs)) return;
    const answered = { requestId: c.get('requestId'), method: c.req.method, route: routeOf(c), status: c.res.status };
    logRequest(logger, answered, durationMs, slowMs);
  };
}

/** A request that was answered, by its route's pattern. */
interface AnsweredRequest {
  readonly requestId: string;
  readonly method: string;
  readonly route: string;
  readonly status: number;
}

export function logRequest(logger: Logger, answered: AnsweredRequest, durationMs: number, slowMs = SLOW_MS): void {
  if (!isWorthALine(logger, durationMs, slowMs)) return;
  const fields = { ...answered, durationMs: Math.round(durationMs) };
  if (durationMs >= slowMs) logger.warn(fields, 'a request was slow');
  else logger.debug(fields, 'a request');
}

function isWorthALine(logger: Logger, durationMs: number, slowMs: number): boolean {
  return durationMs >= slowMs || logger.isLevelEnabled('debug');
}
